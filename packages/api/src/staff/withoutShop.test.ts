import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startProblem } from '../installation/startProblem.ts'
import { staffProgram } from './program.ts'
import { runStaffTool } from './runStaffTool.ts'
import { listenForStaff, staffSocketPath } from './staffSocket.ts'
import { unopenedShop } from './unopenedShop.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'irodori-no-shop-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** What the commands that need no shop say of the folder `backup`. */
const WITHOUT_SHOP = new Map([
  ['backup list', /contains no complete backup/],
  ['profile check', /backup: cannot be read/],
])

/** Every command of the program, with a word for each argument and option that it requires. */
function everyCommand(): string[][] {
  const words = (command: Command, above: readonly string[]): string[][] => {
    const path = [...above, command.name()]
    const given = command.registeredArguments.map(({ argChoices }) => argChoices?.[0] ?? 'backup')
    const needed = command.options.filter(({ mandatory }) => mandatory)
    const flags = needed.flatMap(({ long, argChoices }) => [long ?? '', argChoices?.[0] ?? '2026-12-01T00:00:00+09:00'])
    const own = command.commands.length === 0 || given.length > 0 ? [[...path, ...given, ...flags]] : []
    return [...own, ...command.commands.flatMap((child) => words(child, path))]
  }
  const say = () => undefined
  const program = staffProgram(unopenedShop, { staff: null, workingDirectory: '', say, complain: say })
  return program.commands.flatMap((one) => words(one, []))
}

async function typeIn(directory: string, words: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const lines: string[] = []
  const write = (line: string) => lines.push(line)
  const input = { environment, staff: 'hana', typedIn: directory, startedIn: directory, say: write, remark: write }
  const code = await runStaffTool(words, input).catch((error: unknown) => {
    write(startProblem(error) ?? `a defect: ${String(error)}`)
    return 1
  })
  return { code, output: lines.join('\n') }
}

/** Each path below a folder with its content. */
async function contentOf(directory: string): Promise<Record<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.map(async (entry) => {
    const path = join(entry.parentPath, entry.name)
    return [path, entry.isFile() ? (await readFile(path)).toString('hex') : 'folder'] as const
  })
  return Object.fromEntries(await Promise.all(files))
}

describe('the staff tool without settings and without a shop', () => {
  it('finds every command of the program', () => {
    expect(everyCommand().length).toBeGreaterThanOrEqual(50)
  })

  // `create` makes a shop on purpose.
  it.each(everyCommand().filter(([name]) => name !== 'create'))(
    'fails with a sentence and changes nothing: %s %s %s',
    async (...words) => {
      await mkdir(join(folder, 'backup/generations'), { recursive: true })
      await writeFile(join(folder, 'backup/generations/precious'), 'the only backup')
      const before = await contentOf(folder)
      const { code, output } = await typeIn(
        folder,
        words.filter((word) => word !== undefined),
      )
      expect(code).not.toBe(0)
      expect(output).toMatch(WITHOUT_SHOP.get(words.slice(0, 2).join(' ')) ?? /there is no shop in/)
      expect(output).not.toMatch(/a defect|\n\s+at /)
      expect(await contentOf(folder)).toEqual(before)
    },
  )

  it.each([
    ['--help', 0, 'Usage: shop'],
    ['backup --help', 0, 'Usage: shop backup'],
    ['orders ship --help', 0, 'Usage: shop orders ship'],
    ['--version', 0, /^\d+\.\d+\.\d+$/],
    ['baackup /srv/backup', 1, "unknown command 'baackup'"],
    ['orders shp', 1, "unknown command 'shp'"],
    ['backup', 1, "missing required argument 'target'"],
    ['', 1, 'Usage: shop'],
  ])('answers "%s" although even its settings are wrong', async (typed, code, output) => {
    const words = typed.split(' ').filter((word) => word !== '')
    const answer = await typeIn(folder, words, { PORT: 'wrong', IRODORI_SETTINGS: '/nowhere' })
    expect(answer.code).toBe(code)
    expect(answer.output).toMatch(output)
    expect(await readdir(folder)).toEqual([])
  })

  it('lets a running server execute commands of the shop, but answers help and reads backups itself', async () => {
    await mkdir(join(folder, 'data'), { recursive: true })
    const listening = await listenForStaff(staffSocketPath(join(folder, 'data')), async () => 7)
    const codeOf = async (typed: string) => (await typeIn(folder, typed.split(' '), { IRODORI_SETTINGS: 'off' })).code
    for (const typed of ['orders list', 'backup target', 'dance']) expect(await codeOf(typed), typed).toBe(7)
    for (const typed of ['--help', 'orders -h', 'help orders', '--version']) expect(await codeOf(typed), typed).toBe(0)
    for (const typed of ['backup list nowhere', 'profile check nowhere']) expect(await codeOf(typed), typed).toBe(1)
    await listening.close()
  })

  it('fails as a process with an empty environment, and creates nothing', () => {
    const program = fileURLToPath(new URL('./main.ts', import.meta.url))
    const { status, stderr } = spawnSync(process.execPath, [program, 'backup', 'target'], {
      cwd: folder,
      env: {},
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toContain(`shop: database ${folder}/data/database, storage ${folder}/data/files`)
    expect(stderr).toContain('there is no shop in')
  })
})

describe('a shop', () => {
  it('is made by create only, once, and is named before each command without a password', async () => {
    const environment = { IRODORI_SETTINGS: join(folder, 'settings') }
    await writeFile(join(folder, 'settings'), 'DATA_DIR=shop\nSHOP_PREFIX=tayori\n')
    expect((await typeIn(folder, ['orders', 'list'], environment)).output).toMatch(
      /there is no shop in .*shop\/database/,
    )
    const made = await typeIn(folder, ['create'], environment)
    expect(made).toMatchObject({ code: 0, output: expect.stringContaining('a new shop was made') })
    const again = await typeIn(folder, ['create'], environment)
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('a shop exists already') })
    const listed = await typeIn(folder, ['orders', 'list', '--settings', 'settings'])
    expect(listed.code).toBe(0)
    expect(listed.output).toMatch(/environment: SHOP_PREFIX is no longer read: .*\nsettings: .*\nshop: database /)
    expect(listed.output).toContain(`shop: database ${folder}/shop/database`)
    await cp(join(folder, 'shop/files'), join(folder, 'lost/files'), { recursive: true })
    const refused = await typeIn(folder, ['create'], { DATA_DIR: join(folder, 'lost') })
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('the database is missing') })
  })

  it('does not show the password of its database', async () => {
    const environment = { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/shop' }
    const { code, output } = await typeIn(folder, ['orders', 'list'], environment)
    expect(code).toBe(1)
    expect(output).toContain('database postgres://me@127.0.0.1:1/shop')
    expect(output).toContain('does not answer (ECONNREFUSED)')
    expect(output).not.toContain('secret')
  })
})
