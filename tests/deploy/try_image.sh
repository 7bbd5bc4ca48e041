#!/usr/bin/env bash
# Builds deploy/Containerfile without a registry, runs `serve` in the image, opens a table and stops it.
# Needs root, and Debian's buildah, debootstrap and curl. In the place of the base images it takes Debian with its
# Python, and this machine's Node. BUILD_OPTIONS are passed to buildah, such as --volume for a mirror of packages.
set -euo pipefail
cd "$(dirname "$0")/../.."
work=${1:?a folder for images, which can be used again}
port=18370
mkdir -p "$work/base"
box() { buildah --storage-driver overlay --root "$work/store" --runroot "$work/run" "$@"; }

if ! box inspect --type image localhost/standin >/dev/null 2>&1; then
  debootstrap --variant=minbase --include=python3,python3-venv,python-is-python3,ca-certificates bookworm "$work/root" >/dev/null
  cp /etc/ssl/certs/ca-certificates.crt "$work/root/etc/ssl/certs/"
  for file in /etc/pip.conf /root/.config/pip/pip.conf; do  # as this machine finds packages
    if [ -e "$file" ]; then install -D "$file" "$work/root$file"; fi
  done
  cp "$(readlink -f "$(command -v node)")" "$work/root/usr/bin/node"
  mkdir -p "$work/root/usr/lib/node_modules"
  cp -r "$(npm root --global)/npm" "$work/root/usr/lib/node_modules/"
  ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$work/root/usr/bin/npm"
  tar -C "$work/root" -cf "$work/base/root.tar" --exclude='./proc/*' --exclude='./sys/*' --exclude='./dev/*' .
  certificates=/etc/ssl/certs/ca-certificates.crt
  printf 'FROM scratch\nADD root.tar /\nENV NODE_EXTRA_CA_CERTS=%s npm_config_cafile=%s PIP_CERT=%s\n' \
    "$certificates" "$certificates" "$certificates" >"$work/base/Containerfile"
  box build --isolation chroot --tag localhost/standin "$work/base"
fi

# shellcheck disable=SC2086
box build --isolation chroot --format docker --layers ${BUILD_OPTIONS:-} --ignorefile .containerignore \
  --build-arg NODE=localhost/standin --build-arg PYTHON=localhost/standin \
  --build-arg SOURCE_DATE_EPOCH="$(git log -1 --format=%ct)" \
  --file deploy/Containerfile --tag localhost/inklings .

container=$(box from localhost/inklings)
trap 'box rm "$container" >/dev/null' EXIT
box run --isolation chroot --user 10001:10001 "$container" -- \
  sh -c "echo \$\$ >/tmp/pid; exec inklings serve --host 127.0.0.1 --port $port" >"$work/serve.log" 2>&1 &
serving=$!
for _ in $(seq 60); do
  if curl --silent --fail --output /dev/null "http://127.0.0.1:$port/api/house"; then break; fi
  sleep 1
done
curl --silent --fail --json '{"game": "moons", "options": {}}' "http://127.0.0.1:$port/api/tables"
curl --silent --fail "http://127.0.0.1:$port/" | grep --quiet '<!doctype html>'
kill -TERM "$(cat "$(box mount "$container")/tmp/pid")"
wait "$serving"
printf '\nThe image serves, and stops when it is told to.\n'
