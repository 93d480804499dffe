// Sets texts in a worker, as the studio's typeWorker does.
import { loadFont } from '@irodori/typography/fontFace'
import { setText } from '@irodori/typography/setText'
import type { TextRequest } from '@irodori/typography/textRequest'

const bytes = fetch('/font.ttf').then((answer) => answer.arrayBuffer())
const face = bytes.then((buffer) => loadFont(new Uint8Array(buffer)))

addEventListener('message', async ({ data }: MessageEvent<{ id: number; requests: readonly TextRequest[] }>) => {
  const loaded = await face
  postMessage({ id: data.id, settings: data.requests.map((request) => setText(request, loaded)) })
})
