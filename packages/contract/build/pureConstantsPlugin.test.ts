import path from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { pureConstantsPlugin } from './pureConstantsPlugin.mjs'

const bundle = async (contents: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: path.resolve(import.meta.dirname, '../../client') },
    bundle: true,
    format: 'esm',
    write: false,
    minify: true,
    plugins: [pureConstantsPlugin],
  })
  return outputFiles[0]?.text ?? ''
}

it('a bundle with one call has neither the other calls nor their entities', async () => {
  const text = await bundle(`export { listCategories } from '@irodori/contract/endpoints/catalogue'`)
  expect(text).toContain('/api/categories')
  expect(text).not.toContain('/api/products/page')
  expect(text).not.toContain('creatingTime')
})

it('the calls of a bundle keep their behaviour', async () => {
  const text = await bundle(`
    import { askQuestion, enterTheatre1810 } from '@irodori/contract/endpoints/help'
    import { safeParse } from 'zod/mini'
    const long = { email: 'x'.repeat(255), name: '', orderNumber: '', question: '' }
    export const answers = [enterTheatre1810.path, safeParse(askQuestion.body, long).success]
  `)
  const { answers } = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as { answers: unknown }
  expect(answers).toEqual(['/api/campaign/theatre1810', false])
})
