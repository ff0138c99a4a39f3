#!/bin/bash
# Starts etcd, two PostgreSQL nodes under Patroni, PgBouncer and HAProxy on loopback, and stops them at SIGTERM or when the
# program that started it ends:
#   ops/cluster/start.sh <folder>
# Prints DATABASE_URL and REPLICA_URL once the cluster accepts connections. Needs Debian's packages of these names.
set -euo pipefail

export FOLDER=$1 PASSWORD=${PASSWORD:-counterpoint}
BASE=${PORT_BASE:-15000}
export ETCD_PORT=$((BASE + 79)) ETCD_PEER_PORT=$((BASE + 80))
export PG_PORT_A=$((BASE + 32)) PG_PORT_B=$((BASE + 33)) REST_PORT_A=$((BASE + 8)) REST_PORT_B=$((BASE + 9))
export PRIMARY_PORT=$((BASE + 10)) REPLICA_PORT=$((BASE + 11)) BOUNCER_PORT=$((BASE + 64))
export PORTAL_PORT=$((BASE + 30)) PROCESS_PORT_A=$((BASE + 41)) PROCESS_PORT_B=$((BASE + 42))
PG_BIN=$(ls -d /usr/lib/postgresql/*/bin | tail -1)
export PG_BIN
HERE=$(dirname "$(readlink -f "$0")")

as_postgres=()
if [ "$(id -u)" = 0 ]; then as_postgres=(setpriv --reuid=postgres --regid=postgres --init-groups); fi

fill() { # <template> <target>: with the values of the environment
  perl -pe 's/\$\{(\w+)\}/$ENV{$1} \/\/ die "$1 is not set"/ge' "$HERE/$1" > "$FOLDER/$2"
}

pids=()
run() { # <name> <command …>
  local name=$1
  shift
  "${as_postgres[@]}" "$@" > "$FOLDER/$name.log" 2>&1 &
  pids+=($!)
}

stop() {
  trap - EXIT TERM INT
  # In the order of use, so that Patroni stops PostgreSQL while it still reaches etcd.
  for ((i = ${#pids[@]} - 1; i >= 0; i--)); do
    kill -TERM "${pids[$i]}" 2> /dev/null && wait "${pids[$i]}" 2> /dev/null || true
  done
  exit 0
}
trap stop EXIT TERM INT

mkdir -p "$FOLDER"
fill haproxy.cfg haproxy.cfg
fill pgbouncer.ini pgbouncer.ini
echo "\"postgres\" \"$PASSWORD\"" > "$FOLDER/users.txt"
for node in a b; do
  upper=${node^^}
  pg=PG_PORT_$upper rest=REST_PORT_$upper
  NODE=$node PG_PORT=${!pg} REST_PORT=${!rest} fill patroni.yaml "$node.yaml"
done
chmod 600 "$FOLDER"/*.{yaml,ini,txt}
if [ "$(id -u)" = 0 ]; then chown -R postgres "$FOLDER"; fi

run etcd etcd --data-dir "$FOLDER/etcd" --name one --enable-v2=false \
  --listen-client-urls "http://127.0.0.1:$ETCD_PORT" --advertise-client-urls "http://127.0.0.1:$ETCD_PORT" \
  --listen-peer-urls "http://127.0.0.1:$ETCD_PEER_PORT" --initial-advertise-peer-urls "http://127.0.0.1:$ETCD_PEER_PORT" \
  --initial-cluster "one=http://127.0.0.1:$ETCD_PEER_PORT"
run a patroni "$FOLDER/a.yaml"
run b patroni "$FOLDER/b.yaml"
run pgbouncer pgbouncer "$FOLDER/pgbouncer.ini"
run haproxy haproxy -f "$FOLDER/haproxy.cfg"

until_ok() { # <seconds> <command …>
  local end=$((SECONDS + $1))
  shift
  until "$@" > /dev/null 2>&1; do
    if ((SECONDS > end)); then
      echo "The cluster did not start: see $FOLDER/*.log" >&2
      exit 1
    fi
    sleep 0.2
  done
}
address() { echo "postgres://postgres:$PASSWORD@127.0.0.1:$1/postgres"; }
until_ok 90 "$PG_BIN/psql" "$(address "$BOUNCER_PORT")" -c 'select 1'
until_ok 90 "$PG_BIN/psql" "$(address "$REPLICA_PORT")" -c 'select 1'

echo "DATABASE_URL=$(address "$BOUNCER_PORT")"
echo "REPLICA_URL=$(address "$REPLICA_PORT")"
echo "PORTAL=http://127.0.0.1:$PORTAL_PORT"
tail --pid="$PPID" -f /dev/null &
pids+=($!)
wait $!
