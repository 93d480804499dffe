/** Of everything that is written. Raise it with every change of the format, and say below how the last one is read. */
export const JOURNAL_VERSION = 2

/** By version: what turns a record of it into one of the next. */
export type Migrations = ReadonlyMap<number, (value: unknown) => unknown>

export const MIGRATIONS: Migrations = new Map([[1, allSentPrints]])

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

/** One print of what was sent became all of them. An entry is as it was. */
function allSentPrints(value: unknown): unknown {
  const { sent } = value as { readonly sent?: Readonly<Record<string, string>> }
  if (sent === undefined) return value
  const all = Object.entries(sent).map(([key, print]) => [key, [print]] as const)
  return { ...(value as object), sent: Object.fromEntries(all) }
}
