import type { EndpointName } from '@irodori/contract/endpoints'
import { medium } from '../testing/media.ts'
import { GIF, halvesPng } from '../testing/photos.ts'
import { TEMPLATE } from '../testing/smallShop.ts'
import type { CreatedAccount } from './createAccount.ts'
import { ACCOUNT } from './createAccount.ts'
import type { PreparedOrder } from './prepareOrder.ts'
import type { Given } from './wire.ts'

export type PreparedCalls = Readonly<Partial<Record<EndpointName, readonly Partial<Given>[]>>>

/** The actors who can succeed with a call: orders in a certain state, or the account. */
export const PERMITTED_ACTORS: Readonly<Partial<Record<EndpointName, readonly string[]>>> = {
  changePassword: ['account'],
  changeEmail: ['account'],
  deleteUser: ['account'],
  readUser: ['account'],
  uploadMessageFile: ['message'],
  beginMessageUpload: ['message'],
  sendMessagePiece: ['message'],
  readMessageUpload: ['message'],
  deleteMessageFile: ['message'],
  readMessage: ['message'],
  readMessageOrder: ['released'],
  readMessageFont: ['released'],
  saveMessageText: ['message'],
  saveMessageImage: ['message'],
  readMessageFile: ['released'],
  readMessageFilePath: ['released'],
  copyMessage: ['message'],
  releaseMessage: ['message'],
  startProduction: ['released'],
  scheduleCreation: ['draft'],
  savePackages: ['draft'],
  cancelCreation: ['waiting'],
  commitOrder: ['line'],
  convertImage: ['line'],
  convertKeptImage: ['line'],
  readDesignBackground: ['line'],
  readInvoice: ['shipped'],
  updateInvoice: ['shipped'],
  downloadInvoice: ['shipped'],
  downloadDesigns: ['committed'],
  downloadDesignsOfGuest: ['committed'],
  checkCategoryTemplate: ['many'],
  copyDesigns: ['many'],
  copyDesignsOfGuest: ['many'],
  sendRakutenPointMail: ['points'],
  listGuideOrders: ['points'],
  readIntegrationOrder: ['system'],
  listChangedOrders: ['system'],
  addIntegrationOrder: ['system'],
}

/** Valid calls for an order, whose values must match each other; a schema cannot express that. */
export function preparedCalls(order: PreparedOrder, account: CreatedAccount): PreparedCalls {
  const { id, orderNumber, phoneNumber, designs, newPages, packages, imageFolder, imageName, cropImageName } = order
  const { gifName, messageFileName, seriesId, uploadId } = order
  const templateId = 'for-you-blue'
  const photo = halvesPng(60, 40)
  const person = { familyName: '佐藤', firstName: '美咲', familyNameKana: 'サトウ', firstNameKana: 'ミサキ' }
  const receiver = {
    ...person,
    receiverId: 'receiver',
    zipCode: '100-0001',
    prefecture: '東京都',
    city: '千代田区',
    subAddress1: '千代田1-1',
    subAddress2: '',
    phoneNumber,
  }
  const params = { orderNumber }
  const group = { orderNumber, groupNumber: '1', designSeriesId: 'none' }
  const messagePhoto = { orderNumber, fileType: 'rect_image', fileName: messageFileName }
  const theatre = {
    body: {
      firstName: '美咲',
      lastName: '佐藤',
      firstNameFurigana: 'ミサキ',
      lastNameFurigana: 'サトウ',
      sex: '女性',
      birthday: '01/02/1990',
      zipCode: '100-0001',
      address: '東京都',
      phoneNumber,
      email: ACCOUNT.email,
      academy: '一',
      like: '一',
    },
    file: photo,
  }
  const withFile = [{ body: { orderNumber, width: '20', height: '20' }, file: photo }]
  const kept = [{ body: { orderNumber, imageName, width: '20', height: '20' } }]
  const savedAgain = designs.map((design, index) => ({ ...newPages[index], id: design.id, randomId: design.randomId }))
  return {
    loginGuest: [{ body: { orderNumber, phoneNumber } }],
    readIntegrationOrder: [{ params }],
    addIntegrationOrder: [
      {
        headers: { 'Idempotency-Key': 'fuzz' },
        body: {
          orderNumber: 'irodori-88000001',
          phoneNumber: '090-8800-0001',
          payMethod: 'クレジットカード',
          orderDate: '2026-11-20T10:00:00+09:00',
          totalPrice: 1650,
          orderer: person,
          receiver,
          products: [{ productId: 'card', unit: 1 }],
        },
      },
    ],
    unsubscribeInOneClick: [{ params: { token: 'unknown' }, body: { 'List-Unsubscribe': 'One-Click' } }],
    readProduct: [{ params: { id: 'card' } }],
    readProductForTemplates: [{ params: { productId: 'card' } }],
    listProductsOfCategory: [{ query: { category_id: 'cards' } }],
    listProductOptions: [{ query: { products: 'card,booklet' } }],
    listHashtags: [{ params: { type: 'template' }, query: { productId: 'card' } }],
    listPackagePlans: [{ query: { category: 'wrapping,gift-box' } }],
    readPostalPlace: [{ params: { postalCode: '1000001' } }],
    listPostalCodes: [{ params: { firstThreeDigits: '100' } }],
    readLegalText: [{ params: { name: 'terms', language: 'en' } }],
    readNotices: [{ params: { type: 'HOME' } }],
    pageTemplates: [{ params: { productId: 'card' } }],
    pageTemplateSeries: [{ params: { productId: 'booklet' } }],
    listTemplateSeries: [{ params: { productId: 'booklet' } }],
    readTemplate: [{ params: { id: TEMPLATE.id } }],
    readTemplateGroup: [{ params: { id: TEMPLATE.id } }],
    readTemplatesOfDesignSeries: [{ params: { designSeriesId: seriesId } }],
    readTemplatesOfSeries: [{ query: { templateSeriesIdString: 'booklet' } }],
    readShopImage: [{ query: { path: 'product/card.png' } }],
    createOrder: [{ params, body: { phoneNumber } }],
    verifyOrder: [{ body: { orderNumber, phoneNumber, productId: 'card', actionType: 'update' } }],
    readOrder: [{ params }],
    readOrderStatus: [{ query: { order: orderNumber } }],
    readRemainingTime: [{ params }],
    readDesigns: [{ params: { ...group, designId: 'none' } }],
    readDesignsOfSeries: [{ params: { designSeriesId: seriesId } }],
    listDesignItems: [{ query: { designIds: designs.map((design) => design.id).join(',') } }],
    createDesignSeries: [{ body: { orderNumber, templateSeriesId: 'booklet' } }],
    createDesigns: [{ body: { orderNumber, phoneNumber, designs: newPages } }],
    updateDesigns: [{ body: { orderNumber, phoneNumber, groupNumber: 1, designs: savedAgain } }],
    deleteDesigns: [{ params: { orderNumber, designGroup: '1' } }],
    deleteDesignsOfGuest: [{ params: { orderNumber, designGroup: '1' } }],
    verifyForImages: [{ params }],
    readImage: [{ params: { imageFolder, cropImageName }, query: { orderNumber } }],
    uploadImage: withFile,
    convertImage: [{ body: { orderNumber, width: '4', height: '4' }, file: GIF }],
    cropImage: kept,
    cropFillImage: [{ body: { orderNumber, width: '9', height: '9' }, query: { templateId: TEMPLATE.id } }],
    convertKeptImage: [{ params: { imageName: gifName }, body: { orderNumber, width: '4', height: '4' } }],
    savePackages: [
      {
        body: {
          id,
          packages: packages.map((parcel) => ({ id: parcel.id, deliveryDays: null, deliveryTime: null })),
          designs: designs.map((design) => ({ id: design.id, packagePlanId: 'ribbon', productOptionId: 'matt' })),
        },
      },
    ],
    updateOrdererAndReceiver: [{ params, body: { orderer: person, receiver } }],
    updateOrderer: [{ params, body: person }],
    updateReceiver: [{ params, body: receiver }],
    updateNumberOfChildren: [{ params, body: { numberOfChildren: 1 } }],
    createChildrenSurvey: [{ body: { orderNumber, childrenInfo: [{ dateOfBirth: '2024-05', isPregnant: false }] } }],
    updateChildrenSurvey: [{ body: { orderNumber, childrenInfo: [{ dateOfBirth: '2024-05', isPregnant: false }] } }],
    readChildrenSurvey: [{ params }],
    updateProcessMethod: [{ params, body: { processMethod: 'digital_message' } }],
    verifyForPackage: [{ params }],
    verifyCancellation: [{ params, query: { securityKey: phoneNumber.slice(-4) } }],
    cancelOrder: [{ params, query: { securityKey: phoneNumber.slice(-4), reason: '6' } }],
    enterTheatre1810: [theatre],
    enterTheatre1905: [theatre],
    uploadMessageFile: [
      { body: { orderNumber, templateId, type: 'audio' }, file: medium('sound.m4a') },
      { body: { orderNumber, templateId, type: 'video' }, file: medium('video.mp4') },
    ],
    beginMessageUpload: [
      {
        headers: { 'upload-length': String(medium('video.mp4').length) },
        metadata: { orderNumber, templateId, type: 'video', fingerprint: 'a video' },
      },
    ],
    readMessageUpload: [{ params: { uploadId } }],
    sendMessagePiece: [
      { params: { uploadId }, headers: { 'upload-offset': '0' }, file: medium('video.mp4').subarray(0, 100) },
      { params: { uploadId }, headers: { 'upload-offset': '0' }, file: medium('video.mp4') },
    ],
    saveMessageText: [{ body: { orderNumber, templateId, type: 'text', position: '1', text: '春へ' } }],
    saveMessageImage: [{ query: { position: '1' }, body: { orderNumber, templateId }, file: photo }],
    copyMessage: [{ params, body: { templateId } }],
    releaseMessage: [{ params, body: { templateId } }],
    startProduction: [{ params, body: { orderId: id } }],
    readMessageFile: [{ params: messagePhoto }],
    readMessageTemplate: [{ params: { id: templateId } }],
    readMessage: [{ params, query: { templateId } }],
    readMessageOrder: [{ params: { orderId: id } }],
    readMessageFont: [{ params: { orderId: id } }],
    readStartShippingDate: [{ query: { orderNumber } }],
    readShippingDate: [{ query: { orderNumber } }],
    verifyUser: [{ query: account.activation }],
    resetPassword: [{ body: { ...account.reset, newPassword: 'another horse battery 9 staple' } }],
    deleteUser: [{}],
    readUser: [{}],
    readInvoice: [{ params }],
    updateInvoice: [{ params, body: { name: '佐藤', describe: 'お品代', isSeenTutorial: true } }],
    downloadInvoice: [{ params }],
    downloadDesigns: [{ params }],
    downloadDesignsOfGuest: [{ params }],
    copyDesigns: [{ params: group }],
    copyDesignsOfGuest: [{ params: group }],
    listGuideOrders: [{ params: { ecSite: 'RAKUTEN', email: 'reader@irodori.example', phoneNumber } }],
    readGuideEmail: [{ params: { email: 'reader@irodori.example', phoneNumber, orderNumber } }],
    sendRakutenPointMail: [{ query: { orderNumber } }],
    scheduleCreation: [{ params, body: {} }],
    cancelCreation: [{ params }],
    commitOrder: [{ params }],
    readTemplateBackground: [{ params: { templateId: 'line', background: 'card.png' } }],
    readDesignBackground: [{ params: { orderNumber, imageFolder, background: 'card.png' } }],
    readSharedImage: [
      { params: { imageFolder, cropImageName: designs[0]?.imageName ?? 'none' }, query: { orderNumber } },
    ],
    deleteMessageFile: [{ query: { orderNumber, fileType: 'rect_image', position: '1', templateId } }],
    readMessageFilePath: [{ params: messagePhoto }],
    forgotPassword: [{ body: { email: ACCOUNT.email } }],
    loginUser: [{ body: ACCOUNT }],
    changePassword: [{ body: { oldPassword: ACCOUNT.password, newPassword: 'another horse battery 9 staple' } }],
    checkCategoryTemplate: [{ query: { templateId: TEMPLATE.id } }],
    changeEmail: [{ body: { email: 'other@irodori.example', password: ACCOUNT.password } }],
    register: [{ body: { ...ACCOUNT, email: 'new@irodori.example' } }],
    subscribeProduct: [{ params: { id: 'card' }, body: { email: 'reader@irodori.example', productId: 'card' } }],
    askQuestion: [{ body: { email: ACCOUNT.email, name: '佐藤', orderNumber: '', question: 'いつ届きますか' } }],
    previewText: [{ query: { text: '春', width: '50', height: '50', font: 'NotoSansJP.ttf', fontSize: '10' } }],
    convertVerticalText: [{ query: { text: '春', width: '50', height: '50', font: 'NotoSansJP.ttf', fontSize: '10' } }],
  }
}
