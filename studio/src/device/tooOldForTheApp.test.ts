import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('ODR-47: a device too old to run any of the app finds the same words in the page itself', () => {
  const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8')
  const root = /<div id="root">([\s\S]*)<\/div>/.exec(page)?.[1] ?? ''
  expect(root.replaceAll(/\s+/g, '')).toContain('iOS9以前の端末では、レイアウトの作成ができません。')
})
