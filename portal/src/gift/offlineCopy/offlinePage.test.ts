import { expect, it } from 'vitest'
import { offlineFileName, offlinePage } from './offlinePage.ts'

const PARTS = {
  language: 'ja',
  title: 'おとうさん <3 へ',
  markup: '<main><img src="kept:0"><video src="kept:1" controls></video></main>',
  media: ['data:image/png;base64,AAAA', 'data:video/mp4;base64,BBBB'],
  styles: 'p{color:red}</style><b>',
  note: '2027/01/21まで',
}

it('GFT-16: writes one file that contains the pictures, the video and the sound, and forbids requests', () => {
  const html = offlinePage(PARTS).join('')
  expect(html).toContain('<img src="data:image/png;base64,AAAA"><video src="data:video/mp4;base64,BBBB" controls>')
  expect(html).toContain('<title>おとうさん &lt;3 へ</title>')
  expect(html).toContain("default-src 'none'; img-src data:; media-src data:; font-src data:")
  expect(html).not.toContain('<script')
  expect(html.match(/<\/style>/g)?.length).toBe(1)
  expect(html).not.toContain('kept:')
  expect(html).not.toMatch(/(src|href)="(?!data:)/)
})

it('GFT-17: names the file after the title, without characters that some systems forbid', () => {
  expect(offlineFileName('ばあばへ、ありがとう', 'メッセージ')).toBe('ばあばへ、ありがとう.html')
  expect(offlineFileName('a/b\\c:d*?"<>|\n', 'メッセージ')).toBe('a b c d.html')
  expect(offlineFileName(' / ', 'メッセージ')).toBe('メッセージ.html')
  expect(offlineFileName('あ'.repeat(50), 'メッセージ')).toBe(`${'あ'.repeat(40)}.html`)
})
