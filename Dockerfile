FROM python:3.13-slim AS wheel
COPY . /source
RUN pip wheel --no-cache-dir --disable-pip-version-check --no-deps --wheel-dir /wheel /source

FROM python:3.13-slim
ENV PYTHONUNBUFFERED=1 PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /boneyard

# The packages first: they change less often than the code, so this layer is kept.
COPY requirements.lock .
RUN pip install --require-hashes -r requirements.lock

COPY --from=wheel /wheel /wheel
RUN pip install --no-deps /wheel/*.whl && useradd --create-home boneyard
USER boneyard

EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
    CMD python -c "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/readyz', timeout=2)"
CMD ["boneyard", "serve", "--host", "0.0.0.0", "--port", "8000"]
