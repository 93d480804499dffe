/** The text that is sent for each choice; Japanese in every language of the screen, because the shop reads it. */
export const CHOICES = {
  sex: { FEMALE: '女性', MALE: '男性', NO_ANSWER: '回答しない' },
  academy: {
    PRESCHOOL: '幼稚園・保育園',
    PRIMARY: '小学校',
    JUNIOR_HIGH: '中学校',
    HIGH: '高校',
    UNIVERSITY: '大学・専門学校',
    GRADUATED: '卒業しました',
    OTHER: 'その他',
  },
  like: {
    STORY: '物語',
    SONG: '歌と音楽',
    DANCE: '踊り',
    COSTUME: '衣装',
    STAGE: '舞台美術',
    ACTOR: '俳優',
    OTHER: 'その他',
  },
} as const

export type Question = keyof typeof CHOICES

/** The text that is sent for a choice; '' for an unknown choice. */
export const answerText = (question: Question, choice: string): string => {
  const answers: Readonly<Record<string, string>> = CHOICES[question]
  return answers[choice] ?? ''
}
