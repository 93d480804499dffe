/** A question with its answer in Japanese, then in English. Names of buttons are those of the locales. */
type Answered = readonly [
  identifier: string,
  question: string,
  answer: string,
  englishQuestion: string,
  englishAnswer: string,
]

export const category = (name: string, title: string, englishTitle: string, answered: readonly Answered[]) => ({
  id: `faq-${name}`,
  name,
  title,
  englishTitle,
  answered,
})
