import { expect, it } from 'vitest'
import ja from '../../../../locales/ja/tools.json' with { type: 'json' }
import { allCommands } from '../commands/allCommands.ts'
import { COMMAND_GROUPS, groupOf } from './commandGroups.ts'

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
