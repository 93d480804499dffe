import type { ProductDescription } from './productDescription.ts'
import { option } from './productDescription.ts'

/** Booklets, small and large. */
export const BOOKS: readonly ProductDescription[] = [
  {
    id: 'photo-booklet',
    name: 'ましかくフォトブック',
    description: '14.8センチ角、表紙と8ページの小さな本です。家族の一年がちょうど一冊にまとまります。',
    english: [
      'Square photo book',
      'A small book, 14.8 cm square, with a cover and 8 pages. Just right for one year of a family.',
    ],
    categoryIdentify: 'photo-book',
    seichoku: { pageSize: 10, totalPage: 8 },
    quantityInStock: 120,
    creatingTime: 7,
    hashtags: ['成長記録', '家族', '一歳'],
  },
  {
    id: 'large-photo-book',
    name: 'A5フォトブック',
    description: '縦長のA5判、表紙と8ページの本です。結婚式や入学の記録を、大きな写真で残せます。',
    english: [
      'A5 photo book',
      'A portrait A5 book with a cover and 8 pages. Weddings and first days of school in large photos.',
    ],
    categoryIdentify: 'photo-book',
    seichoku: { pageSize: 20, totalPage: 8 },
    quantityInStock: 80,
    creatingTime: 9,
    hashtags: ['結婚', '成長記録', '入学祝い'],
  },
  {
    id: 'linen-booklet',
    name: '布張りフォトブック',
    description: '麻布の表紙を一冊ずつ手で張った、14.8センチ角の本です。布の色をお選びください。',
    english: [
      'Linen photo book',
      'A book of 14.8 cm whose linen cover is mounted by hand. Choose the colour of the cloth.',
    ],
    categoryIdentify: 'photo-book',
    seichoku: { pageSize: 10, totalPage: 8 },
    quantityInStock: 24,
    options: [option('natural', '生成り', 18), option('indigo', '藍', 6), option('madder', '茜', 0)],
    creatingTime: 12,
    hashtags: ['旅行', '還暦祝い', '手仕事'],
  },
  {
    id: 'photo-booklet-16',
    name: 'ましかくフォトブック 16ページ',
    description: '14.8センチ角、表紙と16ページの本です。旅行や行事を、流れのままに残せます。',
    english: [
      'Square photo book, 16 pages',
      'A book, 14.8 cm square, with a cover and 16 pages. Room for a journey from its first day to its last.',
    ],
    categoryIdentify: 'photo-book',
    seichoku: { pageSize: 10, totalPage: 16 },
    quantityInStock: 110,
    creatingTime: 7,
    hashtags: ['旅行', '思い出', '家族'],
  },
  {
    id: 'large-photo-book-24',
    name: 'A5フォトブック 24ページ',
    description: '縦長のA5判、表紙と24ページの本です。一年の写真を、月ごとに並べられます。',
    english: [
      'A5 photo book, 24 pages',
      'A portrait A5 book with a cover and 24 pages: two pages for each month of a year.',
    ],
    categoryIdentify: 'photo-book',
    seichoku: { pageSize: 20, totalPage: 24 },
    quantityInStock: 70,
    creatingTime: 9,
    hashtags: ['成長記録', '家族', '思い出'],
  },
  {
    id: 'large-photo-book-40',
    name: 'A5フォトブック 40ページ',
    description: '縦長のA5判、表紙と40ページの本です。たくさんの写真を一冊にまとめられます。',
    english: ['A5 photo book, 40 pages', 'A portrait A5 book with a cover and 40 pages for very many photos.'],
    categoryIdentify: 'photo-book',
    seichoku: { pageSize: 20, totalPage: 40 },
    quantityInStock: 60,
    creatingTime: 10,
    hashtags: ['成長記録', '記念日', '思い出'],
  },
]
