import { gte, lt, lte, valid } from 'semver'
import * as z from 'zod'

const Event = z.object({
  introduced: z.string().optional(),
  fixed: z.string().optional(),
  last_affected: z.string().optional(),
})

/** The used part of an advisory in the Open Source Vulnerability format. Source: ossf.github.io/osv-schema, version 1.7. */
export const Advisory = z.object({
  id: z.string(),
  summary: z.string().default(''),
  /** Set if it was published by mistake. */
  withdrawn: z.string().nullish(),
  affected: z
    .array(
      z.object({
        package: z.object({ ecosystem: z.string(), name: z.string() }).optional(),
        ranges: z.array(z.object({ type: z.string(), events: z.array(Event) })).default([]),
        versions: z.array(z.string()).default([]),
      }),
    )
    .default([]),
  database_specific: z.object({ severity: z.string().optional() }).loose().optional(),
})
export type Advisory = z.infer<typeof Advisory>

/** A package as package-lock.json fixes it. */
export interface LockedPackage {
  readonly name: string
  readonly version: string
  /** Whether it is needed only for building and testing. */
  readonly isDevelopment: boolean
}

export interface FoundAdvisory {
  readonly advisory: Advisory
  readonly locked: LockedPackage
  /** The lowest version that is not affected; null if none is known. */
  readonly fixed: string | null
}

type Range = Advisory['affected'][number]['ranges'][number]

/** Whether the events of a range, which are in order, enclose the version. */
function isInRange(version: string, { type, events }: Range): boolean {
  if (type !== 'SEMVER' && type !== 'ECOSYSTEM') return false
  let isAffected = false
  for (const { introduced, fixed, last_affected: last } of events) {
    if (introduced !== undefined && (introduced === '0' || gte(version, introduced))) isAffected = true
    if (fixed !== undefined && gte(version, fixed)) isAffected = false
    if (last !== undefined && !lte(version, last)) isAffected = false
  }
  return isAffected
}

const fixedIn = (version: string, ranges: readonly Range[]): string | null =>
  ranges
    .flatMap(({ events }) => events.flatMap(({ fixed }) => fixed ?? []))
    .filter((fixed) => lt(version, fixed))
    .toSorted((a, b) => (lt(a, b) ? -1 : 1))[0] ?? null

/** The advisories that concern locked packages, in the order of the packages. */
export function findAdvisories(locked: readonly LockedPackage[], advisories: Iterable<Advisory>): FoundAdvisory[] {
  const byName = Map.groupBy(locked, ({ name }) => name)
  const found: FoundAdvisory[] = []
  for (const advisory of advisories) {
    if (advisory.withdrawn) continue
    for (const { package: named, ranges, versions } of advisory.affected) {
      if (named?.ecosystem !== 'npm') continue
      for (const one of byName.get(named.name) ?? []) {
        const isNamed = versions.includes(one.version)
        if (isNamed || ranges.some((range) => isInRange(one.version, range)))
          found.push({ advisory, locked: one, fixed: fixedIn(one.version, ranges) })
      }
    }
  }
  return found.toSorted((a, b) => locked.indexOf(a.locked) - locked.indexOf(b.locked))
}

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), dev: z.boolean().optional(), link: z.boolean().optional() }).loose(),
  ),
})

/** The packages of a package-lock.json, without those of the project itself. */
export function lockedPackages(lock: unknown): LockedPackage[] {
  return Object.entries(Lock.parse(lock).packages).flatMap(([path, { version, dev, link }]) => {
    const name = path.split('node_modules/').slice(1).at(-1)
    if (name === undefined || link || version === undefined || !valid(version)) return []
    return [{ name, version, isDevelopment: dev ?? false }]
  })
}
