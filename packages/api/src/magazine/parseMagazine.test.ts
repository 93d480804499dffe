import { expect, it } from 'vitest'
import { parseMagazine } from './parseMagazine.ts'

it('reads the title, paragraphs, sections, pictures and links of a magazine', () => {
  const source = `# 冬の便り

年賀状が
できました。

## 年内のお届け
12月20日まで。

New Year
cards.

![雪の日](snow.png)
[カタログを見る](/home)
`
  expect(parseMagazine(source.replaceAll('\n', '\r\n'))).toEqual({
    ok: true,
    value: {
      title: '冬の便り',
      lead: '年賀状ができました。',
      parts: [
        { kind: 'TEXT', text: '年賀状ができました。' },
        { kind: 'SECTION', title: '年内のお届け', text: '12月20日まで。\n\nNew Year cards.' },
        { kind: 'PICTURE', file: 'snow.png', alt: '雪の日' },
        { kind: 'LINK', label: 'カタログを見る', link: '/home' },
      ],
    },
  })
})

it.each([
  ['no title', '冬の便り\n\n本文', [{ line: 1, code: 'NO_TITLE' }]],
  ['nothing', '\n\n', [{ line: 0, code: 'NO_TITLE' }]],
  ['no text', '# 冬の便り\n\n![雪](snow.png)', [{ line: 0, code: 'NO_TEXT' }]],
  [
    'a section without a text',
    '# 冬の便り\n\n本文\n\n## お届け\n\n## 次',
    [
      { line: 5, code: 'EMPTY_SECTION' },
      { line: 7, code: 'EMPTY_SECTION' },
    ],
  ],
  [
    'an address of another kind',
    '# 冬\n\n本文\n\n[押す](javascript:alert)\n[押す](//evil.example)',
    [
      { line: 5, code: 'LINK_INVALID' },
      { line: 6, code: 'LINK_INVALID' },
    ],
  ],
])('names the line of a magazine with %s', (_, source, errors) => {
  expect(parseMagazine(source)).toEqual({ ok: false, error: errors })
})
