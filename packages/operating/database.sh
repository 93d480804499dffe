#!/bin/sh
# Runs once, when the container of PostgreSQL makes its empty data directory: the role of the shop owns its database and is no
# superuser, so that a query of the shop cannot read files or run programs.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$SHOP_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
CREATE ROLE irodori LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD :'password';
CREATE DATABASE irodori OWNER irodori;
SQL
