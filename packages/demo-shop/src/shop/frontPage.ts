/** The picture that the front page begins with. */
export const FRONT_PICTURE = 'product/large-photo-book.png'

/** Hashtags of products that are occasions for a present. */
export const OCCASIONS: readonly string[] = [
  'お正月',
  '出産',
  '一歳',
  '内祝い',
  '結婚',
  '入学祝い',
  '母の日',
  '敬老の日',
  '新築祝い',
  '還暦祝い',
  '卒園',
  'ペット',
]
