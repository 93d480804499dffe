import { ORDERS, TEMPLATE } from '../testing/smallShop.ts'
import type { Known } from './arbitraryOf.ts'
import type { CreatedAccount } from './createAccount.ts'
import { ACCOUNT } from './createAccount.ts'
import type { PreparedOrder } from './prepareOrder.ts'

/** The existing values of an order by the names of the fields that may contain them. */
export function knownValues(order: PreparedOrder, account: CreatedAccount): Known {
  const { id, orderNumber, phoneNumber, designs, seriesId, imageFolder, imageName, cropImageName, messageFileName } =
    order
  const values: Readonly<Record<string, readonly string[]>> = {
    orderNumber: [orderNumber, orderNumber, orderNumber, ORDERS.b.orderNumber],
    order: [orderNumber],
    phoneNumber: [phoneNumber, phoneNumber.replaceAll('-', '')],
    orderId: [id, 'order-released'],
    id: ['card', 'booklet', TEMPLATE.id, 'for-you-blue', id, ...designs.map((design) => design.id)],
    productId: ['card', 'card', 'booklet', 'hidden', 'deleted', 'line'],
    products: ['card', 'card,booklet,nothing'],
    category_id: ['cards'],
    category: ['wrapping,gift-box'],
    templateId: [TEMPLATE.id, 'card-back', 'for-you-blue', 'for-you-pink'],
    templateSeriesId: ['booklet'],
    templateSeriesIdString: ['booklet'],
    designSeriesId: ['none', seriesId],
    designGroup: ['1', seriesId],
    groupNumber: ['1', 'none'],
    designId: ['none', ...designs.map((design) => design.id)],
    designIds: [designs.map((design) => design.id).join(','), designs[0]?.id ?? ''],
    imageFolder: [imageFolder],
    imageName: [imageName],
    cropImageName: [imageName, cropImageName, designs[0]?.imageName ?? ''],
    background: ['card.png', 'product/card.png', 'none'],
    path: ['product/card.png', 'thumbnail/card-front.png'],
    fileName: [messageFileName],
    uploadId: [order.uploadId],
    securityKey: [phoneNumber.slice(-4)],
    font: ['NotoSansJP.ttf'],
    email: [ACCOUNT.email, 'reader@irodori.example'],
    password: [ACCOUNT.password],
    oldPassword: [ACCOUNT.password],
    token: ['reader-token', account.session, order.proofToken, order.transfer.token],
    card: ['1'],
    commentId: [order.comment.randomId],
    pageId: designs.map((design) => design.id),
    pictureName: designs.flatMap((design) => design.printHash ?? []),
    secret: [order.comment.secret, order.transfer.secret],
    transferId: [order.transfer.transferId],
    photoId: [order.transfer.photoId],
    receiverId: ['receiver'],
    firstThreeDigits: ['100', '060'],
    hashtag: ['', '春'],
    hashtags: ['', '春'],
    productOptionId: ['matt'],
    packagePlanId: ['ribbon', 'box'],
    deliveryTime: ['午前中', '指定なし'],
    searchString: ['', 'カード'],
  }
  return (name) => values[name] ?? []
}
