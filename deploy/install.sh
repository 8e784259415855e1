#!/usr/bin/env bash
# Installs Bếp Lửa on Debian 12 or newer and Ubuntu 22.04 or newer: sudo deploy/install.sh
# It can be run again: settings and data stay, the rest is brought up to date. It asks for what the environment does not say:
#   ADDRESS=pizza.example   the address guests type
#   ADMIN_PASSWORD=…        of the first admin; without it the site makes one up and logs it once
#   DEMO_DATA=true|false    whether an empty database begins with the demo menu
#   PROXY=nginx|caddy|none  what ends HTTPS
#   EMAIL=…                 for Let's Encrypt, with nginx
# and takes if they are set:
#   SOURCE=…, TO=HEAD       git remote or folder of the project (else the folder of this script), and what to install of it
#   DATABASE_URL=…          a PostgreSQL of your own
#   CERTIFICATE=…, CERTIFICATE_KEY=…   files for nginx in place of Let's Encrypt's
set -euo pipefail

base=/srv/bep-lua
here=$(cd "$(dirname "$0")" && pwd)
origin=${SOURCE:-$(dirname "$here")}
to=${TO:-HEAD}
settings=$base/shared/.env

step() { printf '▸ %s\n' "$*"; }
fail() { printf '✗ %s\n' "$*" >&2; exit 1; }
as_site() { runuser -u beplua -- env HOME="$base" "$@"; }
packages() { DEBIAN_FRONTEND=noninteractive slowly apt-get install -y -qq --no-install-recommends "$@" >/dev/null; }

# Runs a command that may take minutes, and says every 15 s that it still runs.
slowly() {
  local began=$SECONDS result=0
  while sleep 15 &>/dev/null; do printf '  … %s s\n' $((SECONDS - began)) >&2; done &
  "$@" || result=$?
  { kill $! && wait $!; } 2>/dev/null || true
  return $result
}
# Ctrl-C ends the command, but not what counts its seconds.
trap 'kill $(jobs -p) 2>/dev/null || true' EXIT

# ask VARIABLE "question" default: the environment wins; without a terminal the default counts.
ask() {
  [ -z "${!1:-}" ] || return 0
  local answer=''
  if [ -t 0 ]; then read -r -p "$2 [$3] " answer; fi
  printf -v "$1" '%s' "${answer:-$3}"
}

[ "$(id -u)" = 0 ] || fail 'Run it as root: sudo deploy/install.sh'
command -v apt-get >/dev/null || fail 'This is neither Debian nor Ubuntu: docs/operations.md says what else to do.'

prepare_machine() {
  step 'Installing packages of the distribution: git, npm, sudo, libatomic1 (up to five minutes)'
  slowly apt-get update -qq
  # The project's own Node needs libatomic1.
  packages git sudo ca-certificates libatomic1
  # The distribution's Node may be old, because the project brings its own; npm only fetches it. A Node from elsewhere has its npm.
  command -v npm >/dev/null || packages nodejs npm

  step "Making the user beplua and its folders in $base"
  id beplua >/dev/null 2>&1 ||
    useradd --system --user-group --home-dir "$base" --no-create-home --shell /usr/sbin/nologin beplua
  install -d -m 755 -o beplua -g beplua "$base" "$base/shared"
  install -d -m 750 -o beplua -g beplua "$base/data"
  install -d -m 755 /etc/bep-lua
}

write_settings() {
  if [ -e "$settings" ]; then
    step "Leaving the settings in $settings as they are"
    ADDRESS=${ADDRESS:-$(sed -n 's|^PUBLIC_URL=https\?://||p' "$settings")}
    return
  fi
  ask ADDRESS 'The address guests will type, without https://' "$(hostname -f 2>/dev/null || hostname)"
  ask DEMO_DATA 'Begin with the demo menu? true or false' false
  if [ -z "${ADMIN_PASSWORD:-}" ] && [ -t 0 ]; then
    read -r -s -p 'Password of the first admin, empty for a made-up one: ' ADMIN_PASSWORD
    echo
  fi
  step "Writing the settings into $settings"
  (
    umask 077
    {
      echo "# Every setting is explained in $base/current/.env.example."
      echo "PRODUCTION=true"
      echo "PUBLIC_URL=https://$ADDRESS"
      echo "HOST=127.0.0.1"
      echo "TRUST_PROXY=1"
      echo "DATA_DIR=$base/data"
      echo "DEMO_DATA=$DEMO_DATA"
      echo "RESTART_COMMAND=sudo -n systemctl restart bep-lua"
      [ -z "${ADMIN_PASSWORD:-}" ] || echo "ADMIN_PASSWORD_FILE=$base/shared/admin-password"
      [ -z "${DATABASE_URL:-}" ] || echo "DATABASE_URL=$DATABASE_URL"
    } >"$settings"
    [ -z "${ADMIN_PASSWORD:-}" ] || printf '%s\n' "$ADMIN_PASSWORD" >"$base/shared/admin-password"
  )
  find "$base/shared" -type f -exec chown beplua:beplua {} +
}

# Fetches the Node of the lockfile alone, by npm on the distribution's Node.
fetch_node() {
  local folder=$base/node
  rm -rf "$folder"
  install -d -o beplua -g beplua "$folder"
  # shellcheck disable=SC2016
  as_site node -e '
    const [folder] = process.argv.slice(1)
    const { packages } = JSON.parse(fs.readFileSync("package-lock.json"))
    const name = `node-linux-${process.arch}`
    const { version, integrity } = packages[`node_modules/${name}`]
    const project = { dependencies: { [name]: version } }
    const locked = { "": project, [`node_modules/${name}`]: { version, integrity } }
    fs.writeFileSync(`${folder}/package.json`, JSON.stringify(project))
    fs.writeFileSync(`${folder}/package-lock.json`, JSON.stringify({ lockfileVersion: 3, packages: locked }))' "$folder"
  slowly as_site npm ci --prefix "$folder" --ignore-scripts --engine-strict=false --loglevel=error --no-progress >/dev/null
  install -m 755 "$folder"/node_modules/node-linux-*/bin/node /usr/local/bin/node
  hash -r
  rm -rf "$folder"
}

first_release() {
  if [ -e "$base/current" ]; then
    step "Leaving the release $(readlink "$base/current"): npm run update brings another"
    return
  fi
  step "Fetching the project from $origin"
  # The user beplua may not be able to read the folder, so root copies it.
  rm -rf "$base/source" "$base/repository.git"
  git clone --quiet "$origin" "$base/source"
  chown -R beplua:beplua "$base/source"
  cd "$base/source"
  # npm leaves out what the Node it runs on could not run, even if another Node will run it.
  if ! node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'; then
    step "Putting the project's Node into /usr/local/bin, because $(node --version) is too old"
    fetch_node
  fi
  # On Ubuntu 22.04 only the distribution's Node finds all parts of the distribution's npm.
  if ! npm --version &>/dev/null; then
    printf '#!/bin/sh\nNODE_PATH=/usr/share/nodejs exec /usr/bin/npm "$@"\n' >/usr/local/bin/npm
    chmod 755 /usr/local/bin/npm
  fi
  slowly as_site node scripts/launch.mjs packages
  step 'Building the first release'
  slowly as_site node_modules/node-linux-*/bin/node scripts/update.mjs --base="$base" --from=. --to="$to"
  cd /
  # This may take a minute, so it goes on beside the next steps.
  rm -rf "$base/source" &
  # Later updates come from where this folder came from.
  local remote
  remote=$(git -C "$origin" remote get-url origin 2>/dev/null || echo "$origin")
  as_site git --git-dir="$base/repository.git" remote set-url origin "$remote"
}

enable_services() {
  step 'Installing the units, the limits of the journal, and the right of beplua to restart the site and nothing else'
  install -m 644 "$here"/systemd/* /etc/systemd/system/
  install -D -m 644 "$here/journald.conf" /etc/systemd/journald.conf.d/bep-lua.conf
  local rule
  rule=$(mktemp)
  echo 'beplua ALL=(root) NOPASSWD: /usr/bin/systemctl restart bep-lua, /usr/bin/systemctl restart bep-lua@[0-9][0-9][0-9][0-9]' >"$rule"
  visudo -cqf "$rule"
  install -m 440 "$rule" /etc/sudoers.d/bep-lua
  rm "$rule"
  systemctl daemon-reload
  step 'Starting the site, now and at each boot, and waiting until it serves'
  systemctl enable --quiet bep-lua
  systemctl start bep-lua.socket
  slowly systemctl restart bep-lua || fail 'It does not start: journalctl -u bep-lua says why'
  # The built-in database is backed up by the site itself.
  if grep -q '^DATABASE_URL' "$settings"; then systemctl enable --quiet --now bep-lua-backup.timer; fi
}

with_nginx() {
  local folder=/etc/letsencrypt/live/$ADDRESS
  packages nginx
  if [ -z "${CERTIFICATE:-}" ] && [ ! -e "$folder/fullchain.pem" ]; then
    step "Fetching a certificate for $ADDRESS from Let's Encrypt; renewals come by themselves"
    packages certbot
    ask EMAIL "Your e-mail address, for Let's Encrypt" ''
    local account=(--register-unsafely-without-email)
    if [ -n "$EMAIL" ]; then account=(--email "$EMAIL"); fi
    systemctl start nginx
    certbot certonly --non-interactive --agree-tos --webroot -w /var/www/html -d "$ADDRESS" \
      --deploy-hook 'systemctl reload nginx' "${account[@]}"
  fi
  step 'Setting nginx up'
  sed -e "s|/etc/letsencrypt/live/your-address/fullchain.pem|${CERTIFICATE:-$folder/fullchain.pem}|" \
    -e "s|/etc/letsencrypt/live/your-address/privkey.pem|${CERTIFICATE_KEY:-$folder/privkey.pem}|" \
    -e "s|your-address|$ADDRESS|" "$here/nginx/site.conf" >/etc/nginx/sites-available/bep-lua.conf
  ln -sf ../sites-available/bep-lua.conf /etc/nginx/sites-enabled/bep-lua.conf
  [ -e /etc/nginx/conf.d/bep-lua-servers.conf ] ||
    install -m 644 "$here/nginx/one-server.conf" /etc/nginx/conf.d/bep-lua-servers.conf
  nginx -tq
  systemctl enable --quiet nginx
  systemctl restart nginx
}

with_caddy() {
  step 'Setting Caddy up, which fetches its certificates itself'
  packages caddy
  sed "s|your-address|$ADDRESS|" "$here/Caddyfile" >/etc/caddy/Caddyfile
  systemctl enable --quiet caddy
  systemctl restart caddy
}

prepare_machine
write_settings
first_release
enable_services
ask PROXY 'What shall end HTTPS: nginx, caddy or none' none
case $PROXY in
  nginx) with_nginx ;;
  caddy) with_caddy ;;
  none) step 'No proxy: guests reach the site once one ends HTTPS before it (deploy/README.md)' ;;
  *) fail "PROXY is nginx, caddy or none, not $PROXY" ;;
esac
wait
step "Done: https://$ADDRESS, the office at https://$ADDRESS/login"
[ -e "$base/shared/admin-password" ] || step 'The password of the first admin stands once in the log: journalctl -u bep-lua | grep -i password'
