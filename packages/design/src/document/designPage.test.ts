import { Design, DesignDraft } from '@irodori/contract/entities/design'
import { expect, test } from 'vitest'
import { samplePage } from '../../testing/sampleItems.ts'
import { draftOfPage, pageFromDesign } from './designPage.ts'

const page = samplePage({ key: '0b8f8a0e-6f0a-4a53-9a4e-3f1f0b1f2c3d', designId: 'design-1' })
const design = Design.parse({
  ...draftOfPage(page, null, null),
  id: 'design-1',
  idStr: 'design-1',
  saveType: 'update',
  status: 'DRAFT',
  orderNumber: 'irodori-10000001',
  phoneNumber: '09012345678',
  groupNumber: 1,
  designSeries: null,
  productOptionId: null,
  packagePlanId: null,
  packagePlan: null,
  packageId: null,
  productIdentify: 'card',
  product: null,
  imageFolder: 'folder',
  imageName: null,
  image: '',
  previewName: null,
  imageResize: '',
  hasImageItem: true,
  isDisabledItem: false,
  isNotComplete: true,
  isNotCompleteType: 0,
  printHash: null,
  printKernel: null,
  printCheck: 'PENDING',
  updatedAt: '2026-11-21T00:00:00.000Z',
})

test('saving and opening a page restores it', () => {
  expect(pageFromDesign(design)).toEqual(page)
})

test('a draft conforms to the contract', () => {
  const draft = draftOfPage(page, null, null)
  expect(DesignDraft.parse(draft)).toEqual(draft)
})
