# The site behind nginx, without root rights: docker build -t patternbook . && docker run -p 8080:8080 patternbook
FROM node:22-bookworm-slim AS build
WORKDIR /book
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# Settings of the build, see .env.example: docker build --build-arg NEXT_PUBLIC_BASE_PATH=/demo …
ARG NEXT_PUBLIC_SITE_URL=http://localhost:8080
ARG NEXT_PUBLIC_BASE_PATH=
ARG NEXT_PUBLIC_FIREBASE_DATABASE_URL=
ARG NEXT_PUBLIC_GOOGLE_MAPS_API_KEY=
ARG NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID=
ARG NEXT_PUBLIC_SUBSCRIBE_ENDPOINT=
ARG NEXT_PUBLIC_REPOSITORY_URL=
ARG PATTERNBOOK_ENGINE_PUBLISHED=
RUN npm run build && npm run compress \
  && mkdir -p "/site$NEXT_PUBLIC_BASE_PATH" && cp -a out/. "/site$NEXT_PUBLIC_BASE_PATH/"

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /srv/patternbook
COPY hosting/*.conf ./
COPY --from=build /site site
RUN mkdir tmp && chown www-data . tmp
USER www-data
EXPOSE 8080
CMD ["nginx", "-p", "/srv/patternbook", "-c", "nginx.conf"]
