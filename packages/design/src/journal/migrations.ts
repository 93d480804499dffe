/** Of everything that is written. Raise it with every change of the format, and say below how the last one is read. */
export const JOURNAL_VERSION = 1

/** By version: what turns a record of it into one of the next. */
export type Migrations = ReadonlyMap<number, (value: unknown) => unknown>

export const MIGRATIONS: Migrations = new Map()

/** False for what a newer studio wrote, and for what no migration leads on from. */
export function isKnownVersion(version: number, migrations: Migrations, to = JOURNAL_VERSION): boolean {
  if (version > to) return false
  return Array.from({ length: to - version }, (_, at) => version + at).every((from) => migrations.has(from))
}

/** A record of an earlier version as one of this. */
export function migrate(version: number, value: unknown, migrations: Migrations, to = JOURNAL_VERSION): unknown {
  let migrated = value
  for (let at = version; at < to; at++) migrated = migrations.get(at)?.(migrated)
  return migrated
}
