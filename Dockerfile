# syntax=docker/dockerfile:1
# The site in an image that holds what runs, and nothing that builds or tests it.

FROM node:26.10.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY scripts scripts
# Before the sources, so that a change of them doesn't fetch everything again.
RUN node -e "import('./scripts/prepare.mjs').then((steps) => steps.install('site'))"
COPY . .
# What runs, as in the archive of a release.
RUN node scripts/release.mjs --folder /release

FROM node:26.10.0-bookworm-slim AS site
WORKDIR /site
ENV NODE_ENV=production \
    DATA_DIR=/data \
    HOST=0.0.0.0 \
    PORT=3000
RUN mkdir /data && chown node:node /data
# In an order in which an upgrade fetches only what has changed.
COPY --from=build /release/node_modules ./node_modules
COPY --from=build /release/package.json /release/site ./
COPY --from=build /release/build ./build
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=180s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
CMD ["./site", "start"]
