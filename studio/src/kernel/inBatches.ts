/**
 * Asks together for things that are wanted one by one: the wishes of one turn of the event loop, for every message
 * between threads has its price.
 * @param most wishes that go together, so that the first ones need not wait for very many.
 */
export function inBatches<Input, Answer>(
  askAll: (wishes: readonly Input[]) => Promise<readonly Answer[]>,
  most: number,
): (input: Input) => Promise<Answer> {
  let wishes: Input[] = []
  let answers = Promise.resolve<readonly Answer[]>([])

  async function begin(batch: Input[]): Promise<readonly Answer[]> {
    // Whoever else wants something now still comes in before this goes on.
    await null
    if (wishes === batch) wishes = []
    return askAll(batch)
  }

  return async (input) => {
    if (wishes.length === 0 || wishes.length === most) {
      wishes = []
      answers = begin(wishes)
    }
    const at = wishes.push(input) - 1
    return (await answers)[at]
  }
}
