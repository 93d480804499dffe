/** Version of all records. Raise it with every change of the format, and add the migration of the previous version below. */
export const JOURNAL_VERSION = 3

/** Migrations by version: each converts a record of that version into one of the next. */
export type Migrations = ReadonlyMap<number, (value: unknown) => unknown>

export const MIGRATIONS: Migrations = new Map([
  [1, allSentPrints],
  [2, withoutMergeList],
])

/** False for the version of a newer studio, and for one without migrations to the current version. */
export function isKnownVersion(version: number, migrations: Migrations, to = JOURNAL_VERSION): boolean {
  if (version > to) return false
  return Array.from({ length: to - version }, (_, at) => version + at).every((from) => migrations.has(from))
}

/** Converts a record of an earlier version to the current one. */
export function migrate(version: number, value: unknown, migrations: Migrations, to = JOURNAL_VERSION): unknown {
  let migrated = value
  for (let at = version; at < to; at++) migrated = migrations.get(at)?.(migrated)
  return migrated
}

/** Version 1 stored one hash of a sent page, version 2 stores all of them. Entries are unchanged. */
function allSentPrints(value: unknown): unknown {
  const { sent } = value as { readonly sent?: Readonly<Record<string, string>> }
  if (sent === undefined) return value
  const all = Object.entries(sent).map(([key, print]) => [key, [print]] as const)
  return { ...(value as object), sent: Object.fromEntries(all) }
}

/** Version 3 stores the list from which a design is filled. Entries of version 2 are unchanged. */
function withoutMergeList(value: unknown): unknown {
  const isSnapshot = typeof value === 'object' && value !== null && 'begun' in value
  return isSnapshot ? { ...value, merge: null } : value
}
