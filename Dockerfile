# The site in an image that holds what runs, and nothing that builds or tests it.
# syntax=docker/dockerfile:1

FROM node:26.10.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY scripts scripts
# Before the sources, so that a change of them doesn't fetch everything again.
RUN node -e "import('./scripts/prepare.mjs').then((steps) => steps.install())"
COPY . .
RUN node scripts/build.mjs && npm prune --omit=dev --no-audit --no-fund

FROM node:26.10.0-bookworm-slim AS site
WORKDIR /site
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    DATA_DIR=/data \
    PORT=3000
RUN mkdir /data && chown node:node /data
COPY --from=build /site/package.json ./package.json
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/build ./build
COPY --from=build /site/prisma ./prisma
# Read while the site runs, for the pictures that stand for shared links.
COPY --from=build /site/app/discovery/preview-art ./app/discovery/preview-art
# For backups from inside: node scripts/back-up.ts backup /data/backups/today
COPY --from=build /site/scripts/back-up.ts ./scripts/back-up.ts
COPY --from=build /site/app/platform/database/backup.server.ts ./app/platform/database/
COPY --from=build /site/app/platform/env.ts ./app/platform/
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--enable-source-maps", "--max-semi-space-size=8", "--heap-growing-percent=30", "build/server/index.js"]
