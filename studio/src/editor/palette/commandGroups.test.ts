import { expect, it } from 'vitest'
import enEditor from '../../../../locales/en/editor.json' with { type: 'json' }
import en from '../../../../locales/en/tools.json' with { type: 'json' }
import jaEditor from '../../../../locales/ja/editor.json' with { type: 'json' }
import ja from '../../../../locales/ja/tools.json' with { type: 'json' }
import { allCommands } from '../commands/allCommands.ts'
import { COMMAND_GROUPS, groupOf } from './commandGroups.ts'
import { searchCommands } from './searchCommands.ts'

it('PWR-1: gives every command a unique id, unique keys and a searchable label', () => {
  const ids = allCommands.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const keys = allCommands.flatMap((command) => command.keys)
  expect(new Set(keys).size).toBe(keys.length)
  const words = new Set(Object.keys(ja.reading))
  expect(allCommands.map(({ label }) => label.replace('command.', '')).filter((id) => !words.has(id))).toEqual([])
})

it('every group has commands', () => {
  const found = new Set(allCommands.map(groupOf))
  expect(COMMAND_GROUPS.filter((family) => !found.has(family))).toEqual([])
})

type Words = Readonly<Record<string, string>>

/** The ids of the commands that a query finds in a language, the best first. */
function found(query: string, labels: Words, readings: Words): readonly string[] {
  const entries = allCommands.map(({ id, label }) => {
    const key = label.replace('command.', '')
    return { id, label: labels[key] ?? '', searchTerms: readings[key] ?? '' }
  })
  return searchCommands(entries, query, []).map(({ id }) => id)
}

it.each([
  ['切り抜き', 'crop'],
  ['トリミング', 'crop'],
  ['crop', 'crop'],
  ['回転', 'turnLeft'],
  ['明るさ', 'brighter'],
  ['取り消し', 'undo'],
  ['プレビュー', 'proof'],
  ['点検', 'checklist'],
  ['削除', 'remove'],
  ['文字を追加', 'addText'],
  ['キャプション', 'addCaption'],
  ['複製', 'duplicate'],
  ['中央寄せ', 'alignCenter'],
  ['文字サイズ', 'larger'],
  ['自動配置', 'fillEmpty'],
  ['スマホ', 'phonePhotos'],
  ['けいたい', 'phonePhotos'],
  ['最前面', 'orderFRONT'],
  ['固定', 'lockItem'],
  ['原寸', 'actualSize'],
  ['検索', 'palette'],
])('PWR-2: %s finds the command %s', (query, id) => {
  expect(found(query, jaEditor.command, ja.reading).slice(0, 3)).toContain(id)
})

it.each([
  ['crop', 'crop'],
  ['undo', 'undo'],
  ['preview', 'proof'],
])('PWR-2: %s finds the command %s in English', (query, id) => {
  expect(found(query, enEditor.command, en.reading).slice(0, 3)).toContain(id)
})

it('PWR-2: arrow keys with and without shift have labels of their own', () => {
  const nudges = allCommands.filter(({ id }) => id.startsWith('nudge')).map(({ label }) => label)
  expect(new Set(nudges).size).toBe(8)
})
