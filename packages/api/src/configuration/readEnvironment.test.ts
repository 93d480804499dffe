import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnvironment } from './readEnvironment.ts'
import { takeSettingsFlag } from './takeSettingsFlag.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'irodori-settings-'))
  await writeFile(join(folder, 'named'), '# A comment\nSHOP_PREFIX=named\nMAIL_FROM="shop@print.example"\nPORT=\n')
  await writeFile(join(folder, 'standard'), 'SHOP_PREFIX=standard\n')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const read = (environment: NodeJS.ProcessEnv, named: string | null = null, standard = 'standard') =>
  readEnvironment({ environment, named, workingDirectory: folder, standardFile: join(folder, standard) })

it('reads the file of the flag before that of the variable, and the standard file without both', async () => {
  expect(await read({}, 'named')).toMatchObject({ value: { environment: { SHOP_PREFIX: 'named' } } })
  expect(await read({ IRODORI_SETTINGS: 'standard' }, 'named')).toMatchObject({
    value: { file: join(folder, 'named') },
  })
  expect(await read({ IRODORI_SETTINGS: 'named' })).toMatchObject({
    value: { environment: { MAIL_FROM: 'shop@print.example' } },
  })
  expect(await read({})).toMatchObject({ value: { file: join(folder, 'standard') } })
  expect(await read({}, null, 'none')).toEqual({ ok: true, value: { environment: {}, file: null } })
  expect(await read({ IRODORI_SETTINGS: 'off' })).toMatchObject({ value: { file: null } })
})

it('prefers a variable of the process, unless it is empty', async () => {
  const environment = { SHOP_PREFIX: 'own', MAIL_FROM: '' }
  expect(await read(environment, 'named')).toMatchObject({
    value: { environment: { SHOP_PREFIX: 'own', MAIL_FROM: 'shop@print.example' } },
  })
})

it('refuses a named file that is missing, and a value that systemd would read otherwise', async () => {
  expect(await read({}, 'missing')).toMatchObject({ ok: false, error: expect.stringContaining('(ENOENT)') })
  await writeFile(join(folder, 'hash'), 'PORT=3000\nMETRICS_TOKEN=secret#token-of-sixteen\n')
  expect(await read({}, 'hash')).toMatchObject({ ok: false, error: expect.stringMatching(/^line 2 .*quotation marks/) })
  await writeFile(join(folder, 'hash'), 'METRICS_TOKEN="secret#token-of-sixteen"\n')
  expect(await read({}, 'hash')).toMatchObject({ value: { environment: { METRICS_TOKEN: 'secret#token-of-sixteen' } } })
})

it.each([
  [['--settings', 'file', 'orders', 'list'], 'file', ['orders', 'list']],
  [['backup', '/srv', '--settings=file', '--keep', '3'], 'file', ['backup', '/srv', '--keep', '3']],
  [
    ['orders', 'ship', 'x', '--carrier', 'sagawa', '--settings', 'file'],
    'file',
    ['orders', 'ship', 'x', '--carrier', 'sagawa'],
  ],
  [['backup', '--help'], null, ['backup', '--help']],
])('takes the flag out of the words: %j', (typed, settings, words) => {
  expect(takeSettingsFlag(typed)).toEqual({ settings, words })
})
