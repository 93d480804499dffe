import type { Category } from '../types.ts'

const category = (id: string, name: string, position: number): Category => ({
  id,
  name,
  position,
  createdAt: '2026-04-01T00:00:00.000Z',
  startExpectedExport: '',
  endExpectedExport: '',
})

export const CATEGORIES: readonly Category[] = [
  category('card', 'カード', 1),
  category('clock', '時計', 2),
  category('photo-book', 'フォトブック', 3),
]
