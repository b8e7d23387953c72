# One server of Kuluary. Settings come from the environment; deploy/compose.yaml runs two of them behind Caddy.
FROM node:24-slim
WORKDIR /kuluary
COPY . .
RUN npm ci --include=dev --no-audit --no-fund && node cli/build.mjs --site && npx kuluary --help > /dev/null \
 && mkdir data && chown node data
USER node
ENV NODE_ENV=production
EXPOSE 8080
VOLUME /kuluary/data
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/kuluary", "serve"]
