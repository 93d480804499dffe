import { describe, expect, it } from 'vitest'
import { markProblems } from './markProblems.ts'

const svg = (content: string, attributes = 'viewBox="0 0 8 8"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`

describe('the mark of a shop', () => {
  it.each([
    svg('<path d="M0 0h8v8z" fill="#123456"/>'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->\n${svg('<title>花</title><g><circle r="3"/></g>')}`,
    svg(
      '<defs><linearGradient id="a"><stop offset="1"/></linearGradient></defs><rect fill="url(#a)"/><use href="#a"/>',
    ),
    svg('<path d="M0 0z" style="mix-blend-mode:multiply; fill: rgb(1,2,3)"/>'),
  ])('may draw: %s', (mark) => {
    expect(markProblems(mark)).toEqual([])
  })

  it.each([
    ['a script', svg('<script>alert(1)</script>'), 'the element script'],
    ['a script with a prefix', svg('<svg:script>alert(1)</svg:script>'), 'the element svg:script'],
    ['an event attribute', svg('<path onload="alert(1)"/>'), 'the event attribute onload'],
    ['an event attribute of the root', svg('', 'viewBox="0 0 1 1" onclick="x"'), 'the event attribute onclick'],
    ['a picture elsewhere', svg('<image href="https://a.example/x.png"/>'), 'the element image'],
    ['a reference elsewhere', svg('<use xlink:href="https://a.example/x.svg#a"/>'), 'only to its own parts'],
    ['a reference to data', svg('<use href="data:image/svg+xml,x#a"/>'), 'only to its own parts'],
    ['HTML', svg('<foreignObject><p>x</p></foreignObject>'), 'the element foreignObject'],
    ['a style sheet', svg('<style>@import "https://a.example"</style>'), 'the element style'],
    ['an animation that sets a link', svg('<set attributeName="href" to="javascript:x"/>'), 'the element set'],
    ['a paint elsewhere', svg('<path fill="url(https://a.example#a)"/>'), 'loads something by url'],
    ['an escaped paint', svg('<path style="fill:u\\72l(//a.example)"/>'), 'a style with escapes'],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'a DOCTYPE'],
    [
      'a style sheet as an instruction',
      `<?xml-stylesheet href="https://a.example"?>${svg('')}`,
      'a processing instruction',
    ],
    ['letters', svg('<text>花</text>'), 'convert it to paths'],
    ['no viewBox', svg('', ''), 'has no viewBox'],
    ['another root', '<html></html>', 'its outermost element must be svg'],
    ['a broken file', '<svg><path></svg>', 'is not SVG'],
    ['a large file', svg(`<path d="${'M0 0'.repeat(6000)}"/>`), 'is too large'],
  ])('may not have %s', (_, mark, problem) => {
    expect(markProblems(mark).join('; ')).toContain(problem)
  })
})
