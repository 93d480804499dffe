/**
 * Combines single requests of one turn of the event loop into batches, because every message between threads has a
 * cost.
 * @param most maximum number of requests per batch, so that the first ones do not wait for many others
 */
export function inBatches<Input, Answer extends object | string | number | boolean | null>(
  sendAll: (requests: readonly Input[]) => Promise<readonly Answer[]>,
  most: number,
): (input: Input) => Promise<Answer> {
  let requests: Input[] = []
  let answers = Promise.resolve<readonly Answer[]>([])

  async function begin(batch: Input[]): Promise<readonly Answer[]> {
    // Other requests of the same turn join before the batch is sent.
    await null
    if (requests === batch) requests = []
    return sendAll(batch)
  }

  return async (input) => {
    if (requests.length === 0 || requests.length === most) {
      requests = []
      answers = begin(requests)
    }
    const at = requests.push(input) - 1
    const sent = await answers
    const answer = sent[at]
    if (answer === undefined) throw new Error(`request ${at} of a batch has no answer`)
    return answer
  }
}
