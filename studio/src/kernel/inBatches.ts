/**
 * Combines single requests of one turn of the event loop into batches, because every message between threads has a
 * cost.
 * @param most maximum number of requests per batch, so that the first ones do not wait for many others
 */
export function inBatches<Input, Answer>(
  askAll: (wishes: readonly Input[]) => Promise<readonly Answer[]>,
  most: number,
): (input: Input) => Promise<Answer> {
  let wishes: Input[] = []
  let answers = Promise.resolve<readonly Answer[]>([])

  async function begin(batch: Input[]): Promise<readonly Answer[]> {
    // Other requests of the same turn join before the batch is sent.
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
