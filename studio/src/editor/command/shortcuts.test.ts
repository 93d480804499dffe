import { expect, it } from 'vitest'
import { redoCommand } from '../commands/historyCommands.ts'
import { hotkeysOf, keyLabel, platformOf, shortcutOf } from './shortcuts.ts'

it('PWR-3: shows ⌘ and ⇧ on Apple platforms, Ctrl and Shift on others', () => {
  expect(shortcutOf(redoCommand, 'apple')).toBe('⌘⇧Z')
  expect(shortcutOf(redoCommand, 'other')).toBe('Ctrl+Shift+Z')
  expect(keyLabel('shift+left', 'other')).toBe('Shift+←')
  expect(keyLabel('shift+/', 'apple')).toBe('?')
})

it('tells a Mac and an iPad from a PC', () => {
  expect(platformOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')).toBe('apple')
  expect(platformOf('Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)')).toBe('apple')
  expect(platformOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64)')).toBe('other')
})

it('replaces mod by the modifier of the platform', () => {
  expect([hotkeysOf('mod+z', 'apple'), hotkeysOf('mod+z', 'other')]).toEqual(['command+z', 'ctrl+z'])
})
