# Engawa as an image: docker build --tag engawa .
# docs/hosting.md explains how to run it; deploy/compose.yaml runs two of them on PostgreSQL.

FROM python:3.13-slim AS build
WORKDIR /source
# The pins first: they seldom change, so their layer stays cached. They include Node.
COPY requirements/play.txt requirements/
RUN pip install --no-cache-dir --no-deps --only-binary :all: --require-hashes -r requirements/play.txt
COPY . .
RUN pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels .

FROM python:3.13-slim
COPY requirements/serve.txt /tmp/
RUN pip install --no-cache-dir --no-deps --only-binary :all: --require-hashes -r /tmp/serve.txt
COPY --from=build /wheels /tmp/wheels
RUN pip install --no-cache-dir --no-deps /tmp/wheels/*.whl \
    && rm -r /tmp/serve.txt /tmp/wheels \
    && useradd --create-home engawa \
    && install --directory --owner engawa --group engawa /data /cache
USER engawa
ENV ENGAWA_HOST=0.0.0.0 \
    ENGAWA_PORT=8000 \
    ENGAWA_DATABASE=/data/tables.db \
    ENGAWA_CACHE=/cache
VOLUME ["/data", "/cache"]
EXPOSE 8000
# A long start period: the first node of a new version migrates the schema.
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health')"]
ENTRYPOINT ["engawa"]
CMD ["serve", "--no-open"]
