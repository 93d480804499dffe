import type { ProductDescription } from './productDescription.ts'

/** For a birth and the first year. */
export const BABY: readonly ProductDescription[] = [
  {
    id: 'birth-card',
    name: '出産報告はがき',
    description: '赤ちゃんの写真に、お名前と生まれた日を添えて。お祝いのお返しにも喜ばれます。',
    english: [
      'Birth announcement card',
      'A photo of your baby with name and date of birth. Also a lovely way to say thank you for gifts.',
    ],
    categoryIdentify: 'baby',
    quantityInStock: 400,
    creatingTime: 3,
    hashtags: ['出産', '報告', '内祝い'],
  },
  {
    id: 'naming-poster',
    name: '命名書ポスター',
    description: 'A4判の命名書です。お七夜のお祝いに飾り、そのまま額に入れて残せます。',
    english: [
      'Naming poster',
      'An A4 poster that announces the name of your baby. Display it for the naming day, then frame it as a keepsake.',
    ],
    categoryIdentify: 'baby',
    quantityInStock: 150,
    minFontSize: 14,
    allowsSupplementary: true,
    creatingTime: 4,
    hashtags: ['出産', '命名', 'お七夜'],
  },
  {
    id: 'milestone-card',
    name: '月齢カード3枚セット',
    description: '赤ちゃんの隣に置いて撮る、10センチ角のカードです。節目の月をお選びください。',
    english: [
      'Milestone cards, set of 3',
      'Cards of 10 cm to photograph beside your baby. Choose the months you want to remember.',
    ],
    categoryIdentify: 'baby',
    productType: 'SET_3',
    numberOfSides: 3,
    quantityInStock: 90,
    creatingTime: 3,
    hashtags: ['月齢', '成長記録'],
  },
  {
    id: 'birthday-poster',
    name: 'お誕生日ポスター',
    description: 'A5判のポスターです。壁に貼れば、お誕生日の部屋がにぎやかになります。',
    english: ['Birthday poster', 'An A5 poster that turns any wall into a birthday party.'],
    categoryIdentify: 'baby',
    quantityInStock: 150,
    creatingTime: 3,
    hashtags: ['誕生日', '一歳', '飾り'],
  },
  {
    id: 'baby-plate',
    name: '手形メモリアルプレート',
    description: '小さな手形と写真を、10センチ角の白磁に焼き付けます。次の窯出しまでお待ちください。',
    english: [
      'Handprint keepsake plate',
      'Tiny handprints and a photo, fired onto a white porcelain plate of 10 cm. Available again after the next firing.',
    ],
    categoryIdentify: 'baby',
    quantityInStock: 0,
    creatingTime: 14,
    hashtags: ['手形', '成長記録', '出産'],
  },
]
