#!/usr/bin/env bash
# Builds deploy/Containerfile, runs `serve` in the image, opens a table and stops it. Needs root, and Debian's buildah and
# curl. BUILD_OPTIONS are passed to buildah: --build-arg NODE=… and PYTHON=… for other base images, --volume for a mirror.
set -euo pipefail
cd "$(dirname "$0")/../.."
work=${1:?a folder for images, which can be used again}
port=18370
mkdir -p "$work"
box() { buildah --storage-driver overlay --root "$work/store" --runroot "$work/run" "$@"; }

# shellcheck disable=SC2086
box build --isolation chroot --format docker --layers ${BUILD_OPTIONS:-} --ignorefile .containerignore \
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
