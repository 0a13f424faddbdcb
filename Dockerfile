# syntax=docker/dockerfile:1
# The site in an image that holds what runs, and nothing that builds or tests it.

FROM node:26.10.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY scripts scripts
# Before the sources, so that a change of them doesn't fetch everything again.
RUN node -e "import('./scripts/prepare.mjs').then((steps) => steps.install('site'))"
COPY . .
RUN node scripts/run.mjs build

FROM node:26.10.0-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-save --omit=dev --workspaces=false --ignore-scripts

FROM node:26.10.0-bookworm-slim AS site
WORKDIR /site
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=32768 \
    MALLOC_TRIM_THRESHOLD_=32768 \
    DATA_DIR=/data \
    HOST=0.0.0.0 \
    PORT=3000
RUN mkdir /data && chown node:node /data
COPY --from=packages /site/node_modules ./node_modules
COPY --from=build /site/package.json ./package.json
COPY --from=build /site/build ./build
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--enable-source-maps", "--max-semi-space-size=8", "--heap-growing-percent=60", "build/server/index.js"]
