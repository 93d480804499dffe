import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('ODR-47: contains the same message in the document for devices that cannot run the app', () => {
  const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8')
  const root = /<div id="root">([\s\S]*)<\/div>/.exec(page)?.[1] ?? ''
  expect(root.replaceAll(/\s+/g, '')).toContain('iOS9以前の端末では、レイアウトの作成ができません。')
})
