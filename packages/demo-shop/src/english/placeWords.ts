import type { Rows } from './rows.ts'

/** Names of the carrier's zones, districts and villages, and notes about them; prefectures are named by their ids. */
export const PLACE_WORDS: Rows = [
  ...table(`
    北海道 Hokkaido, 北東北 Northern Tohoku, 南東北 Southern Tohoku, 関東 Kanto, 信越 Shin-etsu, 東海 Tokai, 北陸 Hokuriku
    関西 Kansai, 中国 Chugoku, 四国 Shikoku, 北九州 Northern Kyushu, 南九州 Southern Kyushu, 沖縄 Okinawa
    利尻・礼文 Rishiri and Rebun, 利尻町 Rishiri, 利尻富士町 Rishirifuji, 礼文町 Rebun, 奥尻 Okushiri, 奥尻町 Okushiri
    羽幌 Haboro, 天売島 Teuri Island, 焼尻島 Yagishiri Island, 塩竈 Shiogama, 浦戸諸島 Urato Islands, 女川 Onagawa
    出島 Izushima Island, 江島 Enoshima Island, 酒田 Sakata, 飛島 Tobishima Island, 伊豆諸島 Izu Islands, 大島町 Oshima
    利島村 Toshima, 新島村 Niijima, 神津島村 Kozushima, 三宅・八丈 Miyake and Hachijo, 三宅村 Miyake, 御蔵島村 Mikurajima
    八丈町 Hachijo, 青ヶ島村 Aogashima, 小笠原 Ogasawara, 父島 Chichijima Island, 母島 Hahajima Island, 佐渡 Sado
    佐渡市 Sado City, 岩船 Iwafune, 粟島浦村 Awashimaura, 三河湾 Mikawa Bay, 佐久島 Sakushima Island
    日間賀島 Himakajima Island, 篠島 Shinojima Island, 鳥羽 Toba, 答志島 Toshijima Island, 神島 Kamishima Island
    輪島 Wajima, 舳倉島 Hegurajima Island, 近江八幡 Omihachiman, 沖島 Okishima Island, 姫路 Himeji, 家島 Ieshima Island
    坊勢島 Bozejima Island, 南あわじ Minami-Awaji, 沼島 Nushima Island, 吉野 Yoshino, 十津川村 Totsukawa
    上北山村 Kamikitayama, 笠岡諸島 Kasaoka Islands, 北木島 Kitagishima Island, 真鍋島 Manabeshima Island
    大崎上島 Osakikamijima, 大崎上島町 Osakikamijima, 隠岐 Oki, 隠岐の島町 Okinoshima, 海士町 Ama, 西ノ島町 Nishinoshima
    知夫村 Chibu, 萩 Hagi, 見島 Mishima Island, 大島 Oshima Island, 阿南 Anan, 伊島 Ishima Island, 小豆島 Shodoshima
    小豆島町 Shodoshima, 土庄町 Tonosho, 直島 Naoshima, 直島町 Naoshima, 上島 Kamijima, 弓削島 Yugeshima Island
    岩城島 Iwagijima Island, 宿毛 Sukumo, 沖の島 Okinoshima Island, 鵜来島 Ugurushima Island, 福岡湾 Fukuoka Bay
    玄界島 Genkaijima Island, 能古島 Nokonoshima Island, 宗像 Munakata, 唐津 Karatsu, 馬渡島 Madarashima Island
    加唐島 Kakarashima Island, 壱岐・対馬 Iki and Tsushima, 壱岐市 Iki City, 対馬市 Tsushima City, 五島 Goto
    五島市 Goto City, 新上五島町 Shinkamigoto, 小値賀町 Ojika, 姫島 Himeshima, 姫島村 Himeshima, 天草 Amakusa
    御所浦町 Goshoura, 延岡 Nobeoka, 島浦島 Shimauratojima Island, 種子島・屋久島 Tanegashima and Yakushima
    西之表市 Nishinoomote City, 中種子町 Nakatane, 南種子町 Minamitane, 屋久島町 Yakushima, 奄美 Amami, 奄美市 Amami City
    喜界町 Kikai, 徳之島町 Tokunoshima, 和泊町 Wadomari, 与論町 Yoron, 三島・十島 Mishima and Toshima, 三島村 Mishima
    十島村 Toshima, 本島周辺 Around the main island, 久米島町 Kumejima, 座間味村 Zamami, 渡嘉敷村 Tokashiki, 伊江村 Ie
    大東 Daito, 南大東村 Minamidaito, 北大東村 Kitadaito, 宮古 Miyako, 宮古島市 Miyakojima City, 多良間村 Tarama
    八重山 Yaeyama, 石垣市 Ishigaki City, 竹富町 Taketomi, 与那国町 Yonaguni
  `),
  ['冬は雪のため遅れることがあります。', 'Snow may cause delays in winter.'],
  ['午前中のお届けは翌々日からです。', 'Morning deliveries are possible from the second day on.'],
  [
    '一部の地域では、営業所でのお受け取りをお願いすることがあります。',
    'In some areas you may be asked to collect your parcel.',
  ],
  ['台風の時期は遅れることがあります。', 'Typhoons may cause delays.'],
  ['船の運航に合わせてお届けします。', 'Delivery depends on the ferry.'],
  ['船は週に一度です。', 'There is one ship a week.'],
  ['船は週に二度から三度です。', 'There are two or three ships a week.'],
  ['船は月に五度ほどです。', 'There are about five ships a month.'],
]

/** Pairs of a Japanese and an English name, separated by commas or lines. */
function table(text: string): Rows {
  return text
    .split(/[,\n]/)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)] as const)
}
