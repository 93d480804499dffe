/** The tile of a prefecture: its first column and row, counted from 1, and its size in columns and rows. */
interface Tile {
  readonly column: number
  readonly row: number
  readonly wide: number
  readonly high: number
}

const at = (column: number, row: number, wide = 1, high = 1): Tile => ({ column, row, wide, high })

export const MAP_COLUMNS = 14

/** RGN-5: the map of Japan in tiles; neighbouring prefectures have adjacent tiles. */
export const TILES: Readonly<Record<string, Tile>> = {
  北海道: at(13, 1, 2, 2),
  青森県: at(13, 3, 2),
  秋田県: at(13, 4),
  岩手県: at(14, 4),
  山形県: at(13, 5),
  宮城県: at(14, 5),
  石川県: at(9, 6),
  富山県: at(10, 6),
  新潟県: at(11, 6, 2),
  福島県: at(13, 6, 2),
  山口県: at(4, 7, 1, 2),
  島根県: at(5, 7),
  鳥取県: at(6, 7),
  兵庫県: at(7, 7, 1, 2),
  京都府: at(8, 7),
  福井県: at(9, 7),
  岐阜県: at(10, 7),
  長野県: at(11, 7),
  群馬県: at(12, 7),
  栃木県: at(13, 7),
  茨城県: at(14, 7, 1, 2),
  広島県: at(5, 8),
  岡山県: at(6, 8),
  大阪府: at(8, 8),
  滋賀県: at(9, 8),
  愛知県: at(10, 8),
  山梨県: at(11, 8),
  埼玉県: at(12, 8, 2),
  長崎県: at(1, 9),
  佐賀県: at(2, 9),
  福岡県: at(3, 9),
  奈良県: at(8, 9),
  三重県: at(9, 9),
  静岡県: at(10, 9, 2),
  東京都: at(12, 9, 2),
  千葉県: at(14, 9, 1, 2),
  熊本県: at(2, 10),
  大分県: at(3, 10),
  愛媛県: at(5, 10),
  香川県: at(6, 10),
  和歌山県: at(8, 10, 2),
  神奈川県: at(12, 10, 2),
  鹿児島県: at(1, 11, 2),
  宮崎県: at(3, 11),
  高知県: at(5, 11),
  徳島県: at(6, 11),
  沖縄県: at(1, 12),
}

/** The name of a prefecture without its suffix 都, 府 or 県; 北海道 keeps its name. */
export const shortName = (prefecture: string): string => prefecture.replace(/[都府県]$/, '')
