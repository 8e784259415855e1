import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { ToastContent } from '#src/design/toast-store.ts'
import { ApiError } from '../api.ts'
import { formDraft } from './form-draft.ts'
import type { FormParts, FormRequest } from './form-parts.ts'
import { formSession, type FormPage } from './form-session.ts'

interface Values {
  name: string
  time: string
}
type Code = 'bikes.name-required' | 'bikes.all-taken' | 'bikes.key-reused'
interface Body {
  who: string
  time: string
}
type Request = FormRequest<Body>

const call = { label: 'Call us', href: 'tel:19000000' }

const texts: Record<Code, string> = {
  'bikes.name-required': 'Please enter your name.',
  'bikes.all-taken': 'All bikes are taken.',
  'bikes.key-reused': 'Press once more.',
}
const empty: Values = { name: '', time: '' }
const lostResponse = new TypeError('Failed to fetch')
const drafts = () => formDraft<Values>('bikes', empty, (stored) => ({ ...empty, ...(stored as object) })) // stored below

let draft = drafts()
beforeEach(() => {
  sessionStorage.clear()
  draft = drafts()
  draft.set({ form: { name: 'Lan', time: '19:00' } })
})

/** A form whose call ends as told, one way after the other, with what was sent, shown and focused. */
function openForm(ways: (string | Error)[] = [], more: Partial<FormParts<Values, Code, Body, string>> = {}) {
  const sent: Request[] = []
  const toasts: (ToastContent & { id: number })[] = []
  const focused: string[][] = []
  /** What is drawn, and what happens to it, one after the other. */
  const drawn: string[] = []
  let isDrawing = false
  const note = (what: string) => void drawn.push(isDrawing ? `draws ${what}` : what)
  const session = formSession<Values, Code, Body, string>({
    show(content) {
      note('toast')
      return toasts.push({ ...content, id: sent.length })
    },
    dismiss: (id) => void toasts.splice(id - 1, 1),
  })
  const parts: FormParts<Values, Code, Body, string> = {
    draft,
    check: ({ name }) => (name ? [] : [{ field: 'name', code: 'bikes.name-required' }]),
    body: ({ name, time }) => ({ who: name, time }),
    async send(request) {
      sent.push(request)
      await Promise.resolve()
      const way = ways.shift() ?? 'done'
      if (way instanceof Error) throw way
      return way
    },
    problems: { vi: texts, en: texts },
    texts: { failed: 'Bike Failed', tryLater: 'Please try again later.' },
    ...more,
  }
  const page: FormPage = {
    language: 'en',
    honeypot: '',
    call,
    drawAtOnce(work) {
      isDrawing = true
      work()
      isDrawing = false
    },
    focusFirst(fields) {
      note('focus')
      focused.push([...fields])
    },
  }
  session.attempted.subscribe(() => note(session.attempted.get().state))
  return {
    sent,
    toasts,
    focused,
    drawn,
    state: () => session.attempted.get(),
    change: (part: Partial<Values>) => session.change(parts, part),
    submit: (other: Partial<FormPage> = {}) => session.submit(parts, { ...page, ...other }),
    leave: session.leave,
  }
}

const keysOf = (requests: readonly Request[]) => requests.map(({ headers }) => headers['Idempotency-Key'])

describe('a form that is sent', () => {
  it('is done, with its result, and empty again', async () => {
    const onDone = vi.fn<(result: string) => void>()
    const form = openForm(['a bike'], { onDone })
    await form.submit({ honeypot: 'x', language: 'vi' })
    expect(form.sent[0]?.body).toEqual({ who: 'Lan', time: '19:00', language: 'vi', website: 'x' })
    expect(form.state()).toEqual({ state: 'done', result: 'a bike' })
    expect(onDone).toHaveBeenCalledExactlyOnceWith('a bike')
    expect(draft.get().form).toEqual(empty)
  })

  it('is sent once by a double tap', async () => {
    const form = openForm()
    const first = form.submit()
    expect(form.state()).toEqual({ state: 'sending' })
    await Promise.all([first, form.submit()])
    expect(form.sent).toHaveLength(1)
  })

  it('is done even where what follows from it breaks', async () => {
    const form = openForm([], {
      onDone: () => {
        throw new Error('A defect')
      },
    })
    await expect(form.submit()).rejects.toThrow('A defect')
    expect(form.state()).toMatchObject({ state: 'done' })
    expect(form.toasts).toEqual([])
  })

  it('begins anew with the first change after it is done', async () => {
    const form = openForm()
    await form.submit()
    form.change({ name: 'Minh' })
    expect(form.state()).toEqual({ state: 'idle' })
  })
})

describe('an incomplete form', () => {
  it('is not sent: its first fields to correct get the focus', async () => {
    const form = openForm()
    form.change({ name: '' })
    await form.submit()
    expect([form.sent, form.toasts, form.focused]).toEqual([[], [], [['name']]])
    expect(form.state()).toMatchObject({ state: 'incomplete' })
  })

  it('is announced where the feature says so, until that is corrected', async () => {
    const form = openForm([], { announced: { 'bikes.name-required': 'Missing' } })
    form.change({ name: '' })
    await form.submit()
    expect(form.toasts).toMatchObject([{ title: 'Missing', description: 'Please enter your name.' }])
    form.change({ time: '20:00' })
    expect(form.toasts).toHaveLength(1)
    form.change({ name: 'Lan' })
    expect(form.toasts).toEqual([])
  })
})

describe('a form that fails', () => {
  it('says why in a toast, and loses no word, not with a reload either', async () => {
    const form = openForm([lostResponse])
    await form.submit()
    expect(form.toasts).toMatchObject([
      { title: 'Bike Failed', description: expect.stringContaining('No connection.'), action: call },
    ])
    expect(form.state()).toMatchObject({ state: 'failed', error: lostResponse })
    expect(drafts().get().form).toEqual({ name: 'Lan', time: '19:00' })
  })

  it('says so until the next try, whatever is changed', async () => {
    const form = openForm([lostResponse])
    await form.submit()
    form.change({ name: 'Minh' })
    expect(form.state()).toMatchObject({ state: 'failed' })
    await form.submit()
    expect(form.toasts).toEqual([])
  })

  it('for a field takes the guest there, and no longer says so once it is changed', async () => {
    const taken = new ApiError(409, { message: 'Full', code: 'bikes.all-taken' })
    const form = openForm([taken], { codeFields: { 'bikes.all-taken': 'time' } })
    await form.submit()
    expect(form.focused).toEqual([['time']])
    form.change({ name: 'Minh' })
    expect(form.state()).toMatchObject({ state: 'failed' })
    form.change({ time: '20:00' })
    expect(form.state()).toEqual({ state: 'incomplete', rejections: {} })
    expect(form.toasts).toEqual([])
  })

  it('takes the guest to what was emptied while it was under way', async () => {
    const form = openForm([lostResponse])
    const sent = form.submit()
    form.change({ name: '' })
    await sent
    expect(form.focused).toEqual([['name']])
  })

  it('says nothing and moves no focus where the feature shows it elsewhere', async () => {
    const form = openForm([lostResponse], { onFailed: () => true })
    await form.submit()
    expect([form.state(), form.toasts, form.focused]).toEqual([{ state: 'idle' }, [], []])
    await form.submit()
    expect(form.state()).toMatchObject({ state: 'done' })
    expect(new Set(keysOf(form.sent)).size).toBe(1)
  })
})

describe('a form that meets a limit', () => {
  const tooMany = () => new ApiError(429, { message: '', code: 'request.too-many' }, 30)
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  it('is sent again by itself, under the same key, when the server says so', async () => {
    const onDone = vi.fn<(result: string) => void>()
    const form = openForm([tooMany(), tooMany(), 'a bike'], { onDone })
    await form.submit()
    expect(form.state()).toMatchObject({ state: 'failed', retryAt: performance.now() + 30_000 })
    expect(form.toasts[0]?.description).toMatch(/\b30 seconds/)
    await vi.advanceTimersByTimeAsync(29_000)
    expect(form.sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(31_000)
    expect(onDone).toHaveBeenCalledExactlyOnceWith('a bike')
    expect(new Set(keysOf(form.sent)).size).toBe(1)
    expect(form.toasts).toEqual([])
    await vi.advanceTimersByTimeAsync(600_000)
    expect(form.sent).toHaveLength(3)
  })

  it.each([
    ['changes something', (form: ReturnType<typeof openForm>) => form.change({ time: '20:00' })],
    ['goes elsewhere', (form: ReturnType<typeof openForm>) => form.leave()],
  ])('waits for the guest who %s meanwhile', async (_what, act) => {
    const form = openForm([tooMany()])
    await form.submit()
    act(form)
    expect(form.state()).not.toMatchObject({ retryAt: expect.any(Number) })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(form.sent).toHaveLength(1)
  })

  it('is sent at once by a guest who presses again, and not twice', async () => {
    const form = openForm([tooMany()])
    await form.submit()
    await form.submit()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(form.sent).toHaveLength(2)
    expect(form.state()).toMatchObject({ state: 'done' })
  })

  it('gives up after a few times, and after any other error at once', async () => {
    const full = openForm(Array.from({ length: 20 }, tooMany))
    await full.submit()
    await vi.advanceTimersByTimeAsync(1_200_000)
    expect(full.sent.length).toBeLessThan(8)
    expect(full.state()).toMatchObject({ state: 'failed', retryAt: undefined })
    const broken = openForm([lostResponse])
    await broken.submit()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(broken.sent).toHaveLength(1)
  })
})

describe('what gets the focus', () => {
  it('is drawn by then, with the toast that takes room beside it', async () => {
    const form = openForm([lostResponse], { announced: { 'bikes.name-required': 'Missing' } })
    await form.submit()
    expect(form.drawn).toEqual(['draws sending', 'draws failed', 'draws toast', 'focus'])
    form.drawn.length = 0
    form.change({ name: '' })
    await form.submit()
    expect(form.drawn).toEqual(['draws incomplete', 'draws toast', 'focus'])
  })
})

describe('the key of a form', () => {
  it('is the same after a lost response, in another language and after a reload too', async () => {
    const form = openForm([lostResponse])
    await form.submit()
    const reloaded = openForm()
    await reloaded.submit({ language: 'vi' })
    expect(reloaded.sent).toEqual(form.sent)
  })

  it('is the same after too many attempts, which says nothing of the response that was lost before', async () => {
    const form = openForm([lostResponse, new ApiError(429, { message: '', code: 'request.too-many' })])
    for (const _ of [1, 2, 3]) await form.submit()
    expect(new Set(keysOf(form.sent)).size).toBe(1)
  })

  it('is another one where it belongs to another request', async () => {
    const form = openForm([new ApiError(409, { message: '', code: 'bikes.key-reused' })])
    await form.submit()
    await form.submit()
    expect(new Set(keysOf(form.sent)).size).toBe(2)
  })

  it('stands for one body until that is done, whatever is typed and lost on the way', async () => {
    const steps = fc.array(
      fc.record({ name: fc.constantFrom('Lan', 'Minh'), way: fc.constantFrom('done', lostResponse) }),
    )
    const property = fc.asyncProperty(steps, async (plan) => {
      sessionStorage.clear()
      const form = openForm(plan.map(({ way }) => way))
      for (const { name } of plan) {
        form.change({ name })
        await form.submit()
      }
      const keys = keysOf(form.sent)
      const isRepeated = keys.map((key, index) => key === keys[index - 1])
      expect(isRepeated).toEqual(
        plan.map(({ name }, index) => {
          const before = plan[index - 1]
          return before?.way === lostResponse && before.name === name
        }),
      )
    })
    await expect(fc.assert(property)).resolves.toBeUndefined()
  })
})
