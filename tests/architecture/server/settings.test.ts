import { describe, expect, it } from 'vitest'
import type { Source } from '../sources.ts'
import { isTestSource, readSources } from '../sources.ts'

/** The table's users, and why. All others read a setting by `settings/shopSettings.ts`, whose names the staff can write. */
const USERS: Readonly<Record<string, string>> = {
  'packages/api/src/settings/shopSettings.ts': 'reads and writes what the staff set',
  'packages/api/src/database/putSetting.ts': 'writes a row',
  'packages/api/src/catalogue/readNotices.ts': 'creates the key of the notices’ preview and reads it',
  'packages/api/src/limits/networkHash.ts': 'creates the shop’s secret and reads it',
  'packages/api/src/profile/storedProfile.ts': 'reads and writes the profile, which staff write with its files',
  'packages/api/src/demo/loadedVersion.ts': 'writes and reads the version of the demo shop',
}

const usersOf = (sources: readonly Source[]): string[] =>
  sources
    .filter(
      ({ path, text }) => !isTestSource(path) && /(?:selectFrom|insertInto|[uU]pdateTable)\(\s*'setting\b/.test(text),
    )
    .map(({ path }) => path)

describe('the table setting', () => {
  it('is used only by the list of settings, each of which the staff can write, and by those who write what they read', () => {
    const users = usersOf(readSources(['packages/api']))
    expect(users.length).toBeGreaterThan(2)
    expect(users.filter((path) => !(path in USERS))).toEqual([])
  })

  it('has no reader beside them: a planted one is reported', () => {
    const path = 'packages/api/src/package/readPackages.ts'
    expect(usersOf([{ path, text: "database\n.selectFrom( 'setting')" }])).toEqual([path])
  })
})
