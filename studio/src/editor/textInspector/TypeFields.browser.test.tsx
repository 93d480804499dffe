import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInEditor } from '../../../testing/renderInEditor.tsx'
import { samplePage, sampleProduct, sampleText } from '../../../testing/sampleDesign.ts'
import { TypeFields } from './TypeFields.tsx'

const weight = page.getByRole('radiogroup', { name: '太さ' })

async function openFields(fontWeight: 'Normal' | 'Bold', minFontWeight: 'Normal' | 'Bold') {
  const item = { ...sampleText('words', 1, 'はる'), fontWeight }
  const edits: object[] = []
  await renderInEditor(<TypeFields item={item} edit={(_, change) => edits.push(change)} />, {
    pages: [samplePage('front', [item])],
    product: sampleProduct({ minFontWeight }),
  })
  return edits
}

it('offers the least weight of the product to a text of its template that is lighter', async () => {
  const edits = await openFields('Normal', 'Bold')
  await expect.element(weight.getByRole('radio', { name: '標準' })).toBeChecked()
  await weight.getByRole('radio', { name: '太字' }).click()
  expect(edits).toEqual([{ fontWeight: 'Bold' }])
})

it('offers no weight where the product has only that of the text', async () => {
  await openFields('Bold', 'Bold')
  await expect.element(page.getByRole('combobox', { name: '書体' })).toBeVisible()
  await expect.element(weight).not.toBeInTheDocument()
})

it('offers both weights of a product without a minimum', async () => {
  await openFields('Bold', 'Normal')
  await expect.element(weight.getByRole('radio', { name: '太字' })).toBeChecked()
})
