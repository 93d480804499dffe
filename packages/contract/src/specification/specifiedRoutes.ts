/** One call as the specification writes it: its method and path, and whatever it names of its request and answer. */
export interface SpecifiedRoute {
  readonly route: string
  /** Names in the query. */
  readonly query?: readonly string[]
  /** Names in a JSON or multipart body; `file` is the file of a multipart one. */
  readonly body?: readonly string[]
  /** Names in `data`: of an object, or of each element of a list. */
  readonly answer?: readonly string[]
}

const names = (text: string): readonly string[] => text.split(/\s+/)

const IMAGE_FIELDS = names(
  `file templateId scaleWidth scaleHeight designDir orderNumber rotate brightnessFactor transformType borderRadiusX
  borderRadiusY radius templateRotate templateAngle croppedLeft croppedTop croppedWidth croppedHeight width height`,
)
const IMAGE_ANSWER = names('imageFolder cropImageName imageName cropImageWidth cropImageHeight')
const TEXT_QUERY = names(
  `text itemTypeStr width height font fontSize fontWeight color verticalAlignment horizontalAlignment angle radius
  spacing reverse orderNumber`,
)
const TEMPLATE_QUERY = names('pageSize page searchString orderBy hashtag')
const PERSON = names('firstName familyName firstNameKana familyNameKana')
const ADDRESS = names('zipCode prefecture city subAddress1 subAddress2 phoneNumber')
const CAMPAIGN = names(
  `file firstName lastName firstNameFurigana lastNameFurigana sex birthday zipCode address phoneNumber email iAccount
  academy academyNote like likeNote`,
)

/** Section 7 of the specification of the design tool, the catalogue and the login. */
const designTool: readonly SpecifiedRoute[] = [
  { route: 'POST /api/image', body: IMAGE_FIELDS, answer: IMAGE_ANSWER },
  { route: 'POST /api/images/converter', body: IMAGE_FIELDS, answer: IMAGE_ANSWER },
  {
    route: 'POST /api/image/cropFillImage',
    query: ['templateId'],
    body: [...IMAGE_FIELDS, 'imageName'],
    answer: ['imageFolder', 'cropImageName'],
  },
  {
    route: 'POST /api/image/cropImage',
    body: names('croppedLeft croppedTop croppedWidth croppedHeight imageName brightnessFactor'),
    answer: ['cropImageName'],
  },
  {
    route: 'POST /api/images/{imageName}/converter',
    body: names('croppedLeft croppedTop croppedWidth croppedHeight brightnessFactor'),
    answer: ['cropImageName'],
  },
  { route: 'GET /api/image/{imageFolder}/{cropImageName}', query: ['orderNumber'] },
  { route: 'GET /api/guest/order/{orderNumber}/design/{imageFolder}/design-item/background/{background}' },
  { route: 'GET /api/template/{templateId}/templateItem/background/{background}' },
  { route: 'POST /api/authentication/guest', body: ['orderNumber', 'phoneNumber'], answer: ['token'] },
  { route: 'GET /api/authentication/guest', query: ['orderNumber', 'phoneNumber'], answer: ['token'] },
  { route: 'POST /api/authentication/user' },
  { route: 'GET /api/authentication/user' },
  { route: 'DELETE /api/authentication/user' },
  { route: 'POST /api/user' },
  { route: 'GET /api/user/verify', query: ['email', 'token'] },
  { route: 'GET /api/categories' },
  { route: 'GET /api/font' },
  { route: 'GET /api/events' },
  { route: 'GET /api/notice/{type}' },
  { route: 'GET /api/hashtags/{type}' },
  { route: 'GET /api/shipment/changePoint' },
  { route: 'GET /api/images', query: ['path'] },
  { route: 'GET /api/design/text/preview', query: TEXT_QUERY, answer: ['src', 'truncated'] },
  { route: 'GET /api/images/converter/vertical-text', query: TEXT_QUERY },
  { route: 'POST /api/design/guest' },
  { route: 'PUT /api/design/guest' },
  { route: 'POST /api/designSeries/guest', body: ['templateSeriesId', 'orderNumber', 'productOptionId'] },
  { route: 'GET /api/design/guest/{orderNumber}/{groupNumber}/{designSeriesId}/{designId}' },
  { route: 'GET /api/design/guest/{designSeriesId}' },
  { route: 'GET /api/design/item', query: ['designIds'] },
  { route: 'GET /api/design/checkCategoryTemplate', query: ['templateId'] },
  {
    route: 'POST /api/order/verification',
    body: names('orderNumber phoneNumber productId actionType designIds'),
    answer: ['paymentType'],
  },
  { route: 'GET /api/product', query: ['category_id'] },
  { route: 'GET /api/products/preview', query: ['limit', 'offset', 'searchString'] },
  {
    route: 'GET /api/products/page',
    query: names('page pageSize searchString hashtags'),
    answer: ['products', 'total'],
  },
  { route: 'POST /api/product/{id}/subscribe', body: ['email', 'productId', 'productOptionId'] },
  { route: 'GET /api/products/{id}' },
  { route: 'GET /api/product/{productId}' },
  { route: 'GET /api/products/productOptions', query: ['products'] },
  { route: 'GET /api/listTemplateSeries/{productId}' },
  { route: 'GET /api/template/product/{productId}', query: TEMPLATE_QUERY, answer: ['templates', 'total'] },
  { route: 'GET /api/templateSeries/{productId}', query: TEMPLATE_QUERY },
  {
    route: 'GET /api/templateSeries/templates',
    query: ['templateSeriesIdString', 'orderNumber', 'designSeriesId'],
  },
  { route: 'GET /api/templates/designSeries/{designSeriesId}' },
  { route: 'GET /api/templates/{id}' },
  { route: 'GET /api/templates/{id}/groups' },
  { route: 'GET /api/fqa-category' },
  { route: 'GET /api/questions' },
  { route: 'POST /api/questions', body: ['email', 'name', 'orderNumber', 'question'] },
]

/** Sections 2 and 7 of the specification of orders, my page and the services around them. */
const orders: readonly SpecifiedRoute[] = [
  { route: 'GET /api/image/sns/{imageFolder}/{cropImageName}', query: ['orderNumber'] },
  { route: 'GET /api/guest/order/info/status', query: ['order'] },
  { route: 'GET /api/guest/order' },
  { route: 'GET /api/guest/order/{orderNumber}' },
  { route: 'POST /api/guest/order/{orderNumber}' },
  { route: 'GET /api/order/info/plan', query: ['category'] },
  {
    route: 'PUT /api/order/package',
    body: names(
      `id packages packages.id packages.deliveryDays packages.deliveryTime packages.defaultExpectedDeliveryDate designs
      designs.id designs.designSeriesId designs.packagePlanId designs.productOptionId`,
    ),
  },
  { route: 'GET /api/guest/order/{orderNumber}/imagemagic/verification' },
  { route: 'GET /api/guest/order/{orderNumber}/verification', answer: ['code', 'numberOfMissingDesigns'] },
  {
    route: 'PUT /api/guest/orders/{orderNumber}/orderer&receiver',
    body: [
      ...PERSON.map((name) => `orderer.${name}`),
      ...[...PERSON, ...ADDRESS, 'receiverId'].map((name) => `receiver.${name}`),
    ],
  },
  { route: 'PUT /api/guest/orders/{orderNumber}/orderer', body: PERSON },
  { route: 'PUT /api/guest/orders/{orderNumber}/receiver', body: [...PERSON, ...ADDRESS, 'receiverId'] },
  { route: 'PUT /api/guest/orders/{orderNumber}/numberOfChildren', body: ['numberOfChildren'] },
  { route: 'PUT /api/guest/orders/{orderNumber}/processMethod', body: ['processMethod'] },
  { route: 'GET /api/guest/childrenDOBSurvey/{orderNumber}' },
  {
    route: 'POST /api/guest/childrenDOBSurvey',
    body: names('orderNumber childrenInfo childrenInfo.dateOfBirth childrenInfo.isPregnant'),
  },
  {
    route: 'PUT /api/guest/childrenDOBSurvey',
    body: names('orderNumber childrenInfo childrenInfo.dateOfBirth childrenInfo.isPregnant'),
  },
  { route: 'POST /api/guest/orders/{orderNumber}/scheduler/creating', body: ['creatingTime'] },
  { route: 'POST /api/guest/orders/{orderNumber}/scheduler/cancelling' },
  {
    route: 'GET /api/guest/orders/{orderNumber}/remainingTimeOfWaitingCreation',
    query: ['clientStartTime'],
    answer: ['clientEndingTime'],
  },
  { route: 'POST /api/guest/orders/{orderNumber}/commit' },
  {
    route: 'GET /api/orders/startShippingDate',
    query: ['creatingTime', 'startCreatingDate', 'orderNumber'],
    answer: ['startShippingDate', 'defaultExpectedDeliveryDate', 'waitingTime'],
  },
  { route: 'GET /api/orders/shippingDate', query: ['maxCreatingTime', 'deliveryDate', 'orderNumber'] },
  { route: 'GET /api/orders/{orderNumber}/download/designs' },
  { route: 'GET /api/guest/orders/{orderNumber}/download/designs' },
  // Two rows of the specification, one shape: the second part is a group's number or the id of a series.
  { route: 'DELETE /api/design/guest/{order}/{designGroup}' },
  { route: 'DELETE /api/design/guest/{orderNumber}/{designSeriesId}' },
  { route: 'DELETE /api/guest/design/{order}/{designGroup}' },
  {
    route: 'GET /api/duplicate/{orderNumber}/{groupNumber}/{designSeriesId}',
    query: ['productId'],
    answer: ['groupNumber', 'designSeriesCopyId'],
  },
  {
    route: 'GET /api/guest/duplicate/{orderNumber}/{groupNumber}/{designSeriesId}',
    query: ['productId'],
    answer: ['groupNumber', 'designSeriesCopyId'],
  },
  {
    route: 'GET /api/guest/order/{orderNumber}/cancel/verify',
    query: ['securityKey'],
    answer: ['payMethod', 'ecSiteId'],
  },
  { route: 'GET /api/guest/order/{orderNumber}/cancel', query: ['securityKey', 'reason', 'reasonNote'] },
  {
    route: 'GET /api/order/{orderNumber}/invoice',
    answer: names('name describe totalPrice isReissue isSeenTutorial'),
  },
  { route: 'PUT /api/order/{orderNumber}/invoice' },
  { route: 'GET /api/order/{orderNumber}/invoice/download' },
  { route: 'GET /api/guideEmail/orders/{ecSite}/{email}/{phoneNumber}' },
  { route: 'GET /api/guideEmail/{email}/{phoneNumber}/{orderNumber}', answer: ['title', 'content'] },
  { route: 'GET /api/mail/rakutenPointMail', query: ['orderNumber'] },
  { route: 'GET /api/guest/receiveMagazineMail/{token}/cancel' },
  {
    route: 'POST /api/digitalMessage/file',
    body: names('file orderNumber type brightness position width height templateId text'),
    answer: ['id', 'orderNumber', 'fileName'],
  },
  { route: 'DELETE /api/digitalMessage/file', query: ['orderNumber', 'fileType', 'position', 'templateId'] },
  {
    route: 'POST /api/digitalMessage/text',
    body: names('orderNumber type brightness position templateId text'),
    answer: ['position', 'text'],
  },
  {
    route: 'POST /api/digitalMessage/image',
    query: ['position'],
    body: names(
      `file orderNumber rotate brightnessFactor transformType templateId imageName designDir croppedLeft croppedTop
      croppedWidth croppedHeight width height scaleWidth scaleHeight`,
    ),
    answer: names('fileName width height top left rotate brightness'),
  },
  { route: 'GET /api/digitalMessage/{orderNumber}', query: ['templateId'] },
  { route: 'GET /api/digitalMessage/{orderNumber}/file/{fileType}/{fileName}' },
  { route: 'GET /api/digitalMessage/{orderNumber}/filePath/{fileType}/{fileName}', answer: ['filePath'] },
  { route: 'POST /api/digitalMessage/{orderNumber}/release', body: ['templateId'] },
  { route: 'POST /api/digitalMessage/{orderNumber}/startProduction', body: ['deliveryDate', 'deliveryTime'] },
  { route: 'GET /api/digitalMessage/templates' },
  { route: 'GET /api/digitalMessage/template/{id}' },
  { route: 'GET /api/digitalMessage/order/{orderId}' },
  { route: 'POST /api/campaign/theatre1810', body: CAMPAIGN, answer: ['code'] },
  { route: 'POST /api/campaign/theatre1905', body: CAMPAIGN, answer: ['code'] },
  { route: 'GET /api/sagawa/regionDetails', answer: ['districts', 'districts.villages'] },
  { route: 'GET /api/sagawa/region/intro', answer: ['title', 'content'] },
  { route: 'GET /api/sagawa/region/setting', answer: ['id', 'settingKey', 'status'] },
]

/** All calls of both specifications; a call of both is listed once, under the first. */
export const SPECIFIED_ROUTES: readonly SpecifiedRoute[] = [...designTool, ...orders]

/** Calls that no specification has, by the names of their endpoints, each with the reason. */
export const ADDED_ROUTES: Readonly<Record<string, string>> = {
  readFrontPage: 'the front page begins with what the shop makes, the occasions and what is ordered most',
  listColours: 'templates are found by their colours',
  listOrnaments: 'the drawings that customers can add to pages',
  readMostCards: 'a piece may be several cards with the words of a list',
  readMergeList: 'the list of a piece, which is kept with it',
  saveMergeList: 'as readMergeList',
  removeMergeList: 'as readMergeList',
  readCardPicture: 'the customer looks through the cards of a piece before ordering',
  listPatterns: 'the patterns with which customers can fill backgrounds',
  changePassword: 'the screen /account/change-password is specified, its call is not',
  changeEmail: 'the screen /account/change-email is specified, its call is not',
  forgotPassword: 'the screen /forgot-password is specified, its call is not',
  resetPassword: 'the target of the link in the mail about a forgotten password',
  deleteUser: 'account verification knows the message user.delete.success, so an account can be deleted',
  readUser: 'the data of the account screens',
  listSessions: 'the owner of an account sees on which devices it is logged in',
  endSession: 'the owner of an account logs out a device',
  preparePasskey: 'the owner of an account logs in without a password: the first step of adding a passkey',
  addPasskey: 'the second step of adding a passkey',
  listPasskeys: 'the owner of an account sees the passkeys that open it',
  removePasskey: 'the owner of an account removes a passkey, for example of a lost device',
  preparePasskeyLogin: 'the first step of a login with a passkey',
  loginPasskey: 'the second step of a login with a passkey',
  requestDeviceLink: 'the owner of an order at which others guess logs in with a new device',
  readSecondFactor: 'the owner of an account sees whether codes are required',
  prepareSecondFactor: 'the first step of requiring codes of an authenticator app',
  addSecondFactor: 'the second step of requiring codes of an authenticator app',
  removeSecondFactor: 'the owner of an account gives up the codes',
  endOtherSessions: 'the owner of an account logs out all other devices',
  loginStaff: 'the staff of a shop work at a desk of their own',
  prepareStaffPasskeyLogin: 'the staff of a shop work at a desk of their own',
  loginStaffPasskey: 'the staff of a shop work at a desk of their own',
  openStaffLink: 'the staff of a shop work at a desk of their own',
  acceptStaffLink: 'the staff of a shop work at a desk of their own',
  readStaffMember: 'the staff of a shop work at a desk of their own',
  logoutStaff: 'the staff of a shop work at a desk of their own',
  changeStaffPassword: 'the staff of a shop work at a desk of their own',
  listStaffSessions: 'the staff of a shop work at a desk of their own',
  endStaffSession: 'the staff of a shop work at a desk of their own',
  endOtherStaffSessions: 'the staff of a shop work at a desk of their own',
  readStaffSecondFactor: 'the staff of a shop work at a desk of their own',
  prepareStaffSecondFactor: 'the staff of a shop work at a desk of their own',
  addStaffSecondFactor: 'the staff of a shop work at a desk of their own',
  removeStaffSecondFactor: 'the staff of a shop work at a desk of their own',
  prepareStaffPasskey: 'the staff of a shop work at a desk of their own',
  addStaffPasskey: 'the staff of a shop work at a desk of their own',
  listStaffPasskeys: 'the staff of a shop work at a desk of their own',
  removeStaffPasskey: 'the staff of a shop work at a desk of their own',
  listStaff: 'the staff of a shop work at a desk of their own',
  inviteStaff: 'the staff of a shop work at a desk of their own',
  withdrawStaffInvitation: 'the staff of a shop work at a desk of their own',
  changeStaffRole: 'the staff of a shop work at a desk of their own',
  removeStaff: 'the staff of a shop work at a desk of their own',
  sendStaffPasswordLink: 'the staff of a shop work at a desk of their own',
  endSessionsOfStaff: 'the staff of a shop work at a desk of their own',
  searchAuditLog: 'the staff of a shop work at a desk of their own',
  searchOrders: 'the staff of a shop see and handle orders at the desk',
  listOrderViews: 'the staff of a shop see and handle orders at the desk',
  saveOrderView: 'the staff of a shop see and handle orders at the desk',
  removeOrderView: 'the staff of a shop see and handle orders at the desk',
  readBoard: 'the staff of a shop see and handle orders at the desk',
  readDeskOrder: 'the staff of a shop see and handle orders at the desk',
  readDeskPicture: 'the staff of a shop see and handle orders at the desk',
  downloadPackingSlips: 'the staff of a shop see and handle orders at the desk',
  downloadAddressLabels: 'the staff of a shop see and handle orders at the desk',
  downloadCarrierTable: 'the staff of a shop see and handle orders at the desk',
  downloadPrintFile: 'the staff of a shop see and handle orders at the desk',
  holdOrder: 'the staff of a shop see and handle orders at the desk',
  resumeOrder: 'the staff of a shop see and handle orders at the desk',
  cancelDeskOrder: 'the staff of a shop see and handle orders at the desk',
  retryOrder: 'the staff of a shop see and handle orders at the desk',
  shipOrder: 'the staff of a shop see and handle orders at the desk',
  trackParcel: 'the staff of a shop see and handle orders at the desk',
  noteOrderArrival: 'the staff of a shop see and handle orders at the desk',
  askToReorder: 'the staff of a shop see and handle orders at the desk',
  writeToCustomer: 'the staff of a shop see and handle orders at the desk',
  changeReceiver: 'the staff of a shop see and handle orders at the desk',
  readLegalText: 'the legal texts are those of the shop, not of the program',
  readPostalPlace:
    'the geocoding service is asked by the server, which alone knows its key, with the static data behind it',
  listTemplateTexts: 'designers check whether the fonts of the shop can print the texts of its templates',
  listPostalCodes: 'the lookup by the first three digits of a postal code, which the specification fetches as a script',
  readMessageFont: 'the text of a message may hold any kanji; a font with all of them is too large for a phone',
  beginMessageUpload: 'a video of 70 MB can be sent in pieces instead of as a whole',
  describeMessageUploads: 'part of the upload in pieces: the discovery of the tus protocol',
  sendMessagePiece: 'part of the upload in pieces: the next piece, and after the last one the checks of a whole file',
  readMessageUpload: 'part of the upload in pieces: the offset after an interruption',
  unsubscribeInOneClick: 'mail programs unsubscribe a reader by one click (RFC 8058), without opening the page',
  readIntegrationOrder: 'other systems of the shop follow an order with an API key',
  listChangedOrders: 'other systems of the shop learn which orders have changed, also after an outage of theirs',
  addIntegrationOrder: 'other systems of the shop add orders that order files carry otherwise',
  readProofLink: 'the maker of a design shows it to the family before it is ordered: the link and its comments',
  createProofLink: 'the maker of a design opens a link for the family',
  endProofLink: 'the maker of a design ends the link',
  markProofComment: 'the maker of a design marks what is done of the comments',
  deleteProofComment: 'the maker of a design deletes a comment',
  readProof: 'the page of the link',
  readProofPicture: 'pictures of the page of the link, whose addresses name no order',
  addProofComment: 'the family comments on a page of the design',
  takeBackProofComment: 'the writer of a comment takes it back',
  openPhotoTransfer: 'a customer at a desk uses photos of the phone without a cable: the link for the phone',
  readPhotoTransfer: 'the desk learns which photos the phone has sent',
  endPhotoTransfer: 'the desk needs no more photos of the phone',
  readTransferredPhoto: 'the desk fetches a photo of the phone',
  finishTransferredPhoto: 'the desk has a photo, and the phone learns that',
  readPhoneTransfer: 'the page of the link shows what has arrived',
  sendPhonePhoto: 'the phone sends a photo',
  copyMessage: 'the content of a message is kept when another design of the gift page is chosen',
}
