import { showPart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { cleanup, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { cartLines, replaceCart } from '#src/features/cart/ui/site/cart-store.ts'
import type { Category, MenuItem } from '../../contract/menu.ts'
import { maxSearchQuery } from '#src/kernel/search-query.ts'
import { RenderedData } from '#src/web/page-data.ts'
import { LanguageProvider } from '#src/web/language.tsx'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { DishCard } from './dish-card.tsx'
import { prepareOrdering } from './use-dish-ordering.tsx'
import { menuItemTable } from '../../server/menu-table.ts'
import { CategoryBar } from './category-bar.tsx'
import { groupDishes, menuFilter } from './menu-filter.ts'
import MenuPage from './menu-page.tsx'
import { MenuResults } from './menu-results.tsx'
import { NoResults } from './no-results.tsx'
import { MenuSearch } from './menu-search.tsx'

const restaurant = testRestaurant()

const dishes = async () =>
  (await restaurant.app.inject({ url: '/api/menu-items?includeUnavailable=true' })).json<MenuItem[]>()
const categories = async () => (await restaurant.app.inject({ url: '/api/categories' })).json<Category[]>()
const button = (name: string | RegExp) => screen.getByRole('button', { name })

beforeEach(() => replaceCart([]))

describe('a dish on its card', () => {
  const show = async (changes: Partial<MenuItem> = {}, options: PartOptions = {}) => {
    const [dish] = await dishes()
    if (!dish) throw new Error('The demo restaurant has dishes')
    const add = vi.fn<(dish: MenuItem) => void>()
    const shown = { ...dish, name: 'Margherita', nameVi: 'Margherita Tươi', ...changes }
    return { ...(await showPart(restaurant, <DishCard dish={shown} onAdd={add} />, options)), add }
  }
  const pictureTarget = () => screen.getByRole('button', { hidden: true, name: '' })

  test('is added by its button and by its picture, which is for pointers alone', async () => {
    const { user, add } = await show()
    await user.click(button('Thêm Margherita Tươi vào giỏ hàng'))
    expect(add).toHaveBeenCalledOnce()
    expect([pictureTarget().tabIndex, pictureTarget().getAttribute('aria-hidden')]).toEqual([-1, 'true'])
    const press = createEvent.mouseDown(pictureTarget())
    fireEvent(pictureTarget(), press)
    expect(press.defaultPrevented).toBe(true)
    await user.click(pictureTarget())
    expect(add).toHaveBeenCalledTimes(2)
  })

  test('is added once by a double press', async () => {
    const { user, add } = await show()
    await user.dblClick(button('Thêm Margherita Tươi vào giỏ hàng'))
    expect(add).toHaveBeenCalledOnce()
    await user.dblClick(pictureTarget())
    expect(add).toHaveBeenCalledTimes(2)
  })

  test('that is sold out says so, and cannot be added', async () => {
    await show({ isAvailable: false }, { language: 'en' })
    expect(button('Sold out Margherita').hasAttribute('disabled')).toBe(true)
    expect(screen.getAllByText(/^Sold out/)).toHaveLength(2)
    expect(screen.queryByRole('button', { hidden: true, name: '' })).toBeNull()
  })
})

describe('adding a dish', () => {
  const show = async (options: PartOptions = {}) => {
    const filter = menuFilter(new URLSearchParams(), [])
    const groups = groupDishes(await dishes(), filter, options.language ?? 'vi')
    return await showPart(restaurant, <MenuResults groups={groups} />, options)
  }

  test('asks what it offers, counts the price, and puts it into the cart as chosen', async () => {
    const { user, toast } = await show()
    await user.click(button('Thêm Pepperoni Ý vào giỏ hàng'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pepperoni Ý' }))
    const total = () => dialog.getByRole('status', { name: 'Tạm tính' }).textContent
    const dish = (await dishes()).find(({ id }) => id === 'pepperoni')
    expect(dialog.getByText(dish?.descriptionVi ?? '')).toBeDefined()
    expect(total()).toContain('188.000đ')
    expect(dialog.getByText('Giá chưa gồm 8% VAT')).toBeDefined()
    await user.click(await dialog.findByRole('radio', { name: /^18 cm/ }))
    await user.click(await dialog.findByRole('radio', { name: /^Viền nhân phô mai/ }))
    await user.click(dialog.getByRole('checkbox', { name: /^Nấm/ }))
    await user.click(dialog.getByRole('button', { name: 'Thêm một phần' }))
    expect(total()).toContain('516.000đ')
    await user.click(dialog.getByRole('button', { name: 'Thêm vào giỏ' }))
    expect(cartLines()).toMatchObject([
      { id: 'pepperoni', name: 'Pepperoni', nameVi: 'Pepperoni Ý', price: 258_000, quantity: 2 },
    ])
    expect(cartLines()[0]?.image).toBe(dish?.imageUrl)
    await waitFor(() => expect(toast()).toContain('2 × Pepperoni Ý'))
    expect(screen.queryByRole('dialog', { name: 'Pepperoni Ý' })).toBeNull()
  })

  test('takes one dish at a time: a press while another is on its way counts for nothing', async () => {
    const { user, network } = await show()
    const release = network.hold('GET /api/menu-items/:id/customization-schemas')
    const waiting = () =>
      [...document.querySelectorAll('[aria-busy=true]')].map(({ textContent }) => textContent)
    await user.click(button('Thêm Bốn Loại Phô Mai vào giỏ hàng'))
    await user.click(button('Thêm Rượu Vang Đỏ (ly) vào giỏ hàng'))
    await waitFor(() => expect(waiting()).toEqual(['Thêm Bốn Loại Phô Mai vào giỏ hàng']))
    release()
    await screen.findByRole('dialog', { name: 'Bốn Loại Phô Mai' })
    await waitFor(() => expect(waiting()).toEqual([]))
    expect(network.sent.map(({ url }) => url)).not.toContain('/api/menu-items/red-wine/customization-schemas')
    expect(cartLines()).toEqual([])
  })

  test('takes one to what is missing, and forgets what was chosen when it is opened again', async () => {
    const { user } = await show({ language: 'en' })
    await user.click(button('Add Pepperoni to cart'))
    const dialog = () => within(screen.getByRole('dialog', { name: 'Pepperoni' }))
    await screen.findByRole('dialog', { name: 'Pepperoni' })
    await user.click(await dialog().findByRole('radio', { name: /^Half and half/ }))
    expect(dialog().getByRole('status', { name: 'Total' }).textContent).toBe('Choose the second half')
    await user.click(dialog().getByRole('button', { name: 'Add to cart' }))
    expect(dialog().getAllByRole('alert')).toHaveLength(1)
    expect((document.activeElement as HTMLInputElement).name).toMatch(/-second$/)
    expect(cartLines()).toEqual([])
    await user.click(dialog().getByRole('button', { name: 'Close' }))
    await user.click(button('Add Pepperoni to cart'))
    await waitFor(() =>
      expect(dialog().getByRole('status', { name: 'Total' }).textContent).toContain('188.000đ'),
    )
    expect(dialog().queryAllByRole('alert')).toEqual([])
  })

  test('of two halves shows both from above, the second once it is chosen', async () => {
    const aboveImageUrl = '/objects/uploads/pepperoni-above.webp'
    const set = (values: Pick<MenuItem, 'aboveImageUrl'>) =>
      restaurant.content.change((tx) =>
        tx.update(menuItemTable).set(values).where(eq(menuItemTable.id, 'pepperoni')),
      )
    await set({ aboveImageUrl })
    onTestFinished(async () => void (await set({ aboveImageUrl: null })))
    const { user } = await show({ language: 'en' })
    await user.click(button('Add Pepperoni to cart'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pepperoni' }))
    await user.click(await dialog.findByRole('radio', { name: /^Half and half/ }))
    const pictures = (name: RegExp) =>
      [...dialog.getByRole('img', { name }).querySelectorAll('img')].map(({ src }) => src)
    const [own, ...open] = pictures(/Pepperoni/)
    expect(open).toEqual([])
    const [hawaiian] = dialog.getAllByRole('radio', { name: /^Hawaiian/ })
    await user.click(hawaiian ?? document.body)
    const [first, second, ...others] = pictures(/Pepperoni.*Hawaiian/i)
    expect(others).toEqual([])
    expect(first).toBe(own)
    expect(first).toContain('pepperoni-above')
    expect(second).toContain('hawaiian')
    await user.click(dialog.getByRole('button', { name: 'Add to cart' }))
    await waitFor(() => expect(cartLines()).toHaveLength(1))
    const dish = (await dishes()).find(({ id }) => id === 'hawaiian')
    expect(cartLines()).toMatchObject([
      {
        name: `Half Pepperoni, half ${dish?.name}`,
        image: aboveImageUrl,
        secondImage: dish?.aboveImageUrl,
      },
    ])
  })

  test('leaves to the restaurant what need not be chosen, and nothing that must be', async () => {
    const { user } = await show({ language: 'en' })
    await user.click(button('Add Pepperoni to cart'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pepperoni' }))
    const size = await dialog.findByRole('radio', { name: /^18 cm/ })
    const group = within(size.closest<HTMLElement>('fieldset, [role=radiogroup]') ?? document.body)
    expect(group.queryByRole('radio', { name: /^No preference/ })).toBeNull()
  })

  test('beyond the most toppings says why nothing more can be chosen', async () => {
    const { user } = await show()
    await user.click(button('Thêm Pepperoni Ý vào giỏ hàng'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pepperoni Ý' }))
    await dialog.findByRole('checkbox', { name: /^Nấm/ })
    const toppings = dialog.getAllByRole<HTMLInputElement>('checkbox')
    for (const topping of toppings.slice(0, 5)) await user.click(topping)
    expect(dialog.getByText('Đã chọn 5/5')).toBeDefined()
    expect(dialog.getByText(/^Đã đủ 5 loại/)).toBeDefined()
    expect(toppings.map(({ disabled }) => disabled)).toEqual(toppings.map((_topping, place) => place >= 5))
    await user.click(toppings[0] ?? document.body)
    expect(toppings.some(({ disabled }) => disabled)).toBe(false)
  })

  test('that a full cart does not take says so in the dialog, or in a toast without one', async () => {
    const { user, toast } = await show()
    await user.click(button(/^Thêm Súp Bí Đỏ/))
    await waitFor(() => expect(cartLines()).toHaveLength(1))
    await waitFor(() => expect(toast()).toContain('Đã thêm vào giỏ hàng'))
    const [soup] = cartLines()
    replaceCart(soup ? [{ ...soup, quantity: 99 }] : [])
    await user.click(button(/^Thêm Súp Bí Đỏ/))
    await waitFor(() => expect(toast()).toContain('99 phần'))
    expect(cartLines()[0]?.quantity).toBe(99)
  })

  /** The page is idle when the returned function is called, and not before. */
  const whenIdle = () => {
    const settle: (() => void)[] = []
    window.requestIdleCallback = (done) => settle.push(done as () => void)
    onTestFinished(() => void Reflect.deleteProperty(window, 'requestIdleCallback'))
    return () => {
      expect(settle).not.toEqual([])
      for (const run of settle) run()
    }
  }

  // The last three: what is fetched ahead stands for the others too.
  test('finds a dialog rendered before the tap, unseen and without fetching a picture', async () => {
    const rendered = () => [...document.querySelectorAll('dialog')]
    const settle = whenIdle()
    const { user, network } = await show()
    prepareOrdering({ holdsMenu: true })
    settle()
    await waitFor(() => expect(document.querySelector('dialog input[type="radio"]')).not.toBeNull())
    expect(rendered().map(({ open, style }) => [open, style.display])).toEqual([[false, 'none']])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.querySelector('dialog img:not([loading="lazy"])')).toBeNull()
    const [ahead] = rendered()
    await user.click(button('Thêm Pepperoni Ý vào giỏ hàng'))
    expect(await screen.findByRole('dialog', { name: 'Pepperoni Ý' })).not.toBe(ahead)
    expect(rendered()).toHaveLength(1)
    expect(network.sentTo('GET /api/menu-items/:id/customization-schemas')).toEqual([])
  })

  test('shows the dialog that was rendered before it to a tap on its dish, the next time a new one', async () => {
    const { user } = await show()
    await waitFor(() => expect(document.querySelector('dialog input[type="radio"]')).not.toBeNull())
    const ahead = document.querySelector('dialog')
    const name = ahead?.querySelector('h2')?.textContent ?? ''
    const open = async () => {
      await user.click(button(`Thêm ${name} vào giỏ hàng`))
      return await screen.findByRole<HTMLDialogElement>('dialog', { name })
    }
    const chosen = () =>
      [...document.querySelectorAll<HTMLInputElement>('dialog input:checked')].map(
        ({ labels }) => labels?.[0]?.textContent,
      )
    const first = await open()
    expect(first).toBe(ahead)
    expect(first.open).toBe(true)
    expect(first.querySelector('img')?.src).toContain(
      (await dishes()).find(({ nameVi }) => nameVi === name)?.id,
    )
    // Size, flavours, two cheeses and crust: the first frame holds the first question alone.
    await waitFor(() => expect(chosen()).toHaveLength(5))
    const firstChoices = chosen()
    await user.click(first.querySelector('input:not(:checked)') ?? document.body)
    expect(chosen()).not.toEqual(firstChoices)
    await user.click(within(first).getByRole('button', { name: 'Đóng' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const second = await open()
    expect(second).not.toBe(ahead)
    await waitFor(() => expect(chosen()).toEqual(firstChoices))
  })

  test('leaves a dialog that a guest has opened before the page was idle', async () => {
    const settle = whenIdle()
    const { user } = await show()
    await user.click(button('Thêm Pepperoni Ý vào giỏ hàng'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pepperoni Ý' }))
    const size = await dialog.findByRole<HTMLInputElement>('radio', { name: /^18 cm/ })
    settle()
    await user.click(size)
    expect((await screen.findByRole('dialog', { name: 'Pepperoni Ý' })).contains(size)).toBe(true)
    expect(size.checked).toBe(true)
  })
})

describe('the way to a pizza of two flavours', () => {
  const banners = () => screen.queryAllByRole('button', { name: /^Một bánh, hai vị/ })
  const show = async (parameters = '', changed: (dish: MenuItem) => Partial<MenuItem> = () => ({})) => {
    const filter = menuFilter(new URLSearchParams(parameters), await categories())
    const all = (await dishes()).map((dish) => ({ ...dish, ...changed(dish) }))
    const results = <MenuResults groups={groupDishes(all, filter, 'vi')} isSearched={filter.query !== ''} />
    return await showPart(restaurant, results)
  }
  const open = async () => {
    const shown = await show()
    await shown.user.click(banners()[0] ?? document.body)
    const dialog = within(await screen.findByRole('dialog', { name: 'Một bánh, hai vị' }))
    const flavour = (of: RegExp) => dialog.getByRole<HTMLInputElement>('checkbox', { name: of })
    const press = (what: HTMLElement) => shown.user.click(what)
    return {
      ...shown,
      dialog,
      flavour,
      press,
      add: () => press(dialog.getByRole('button', { name: 'Thêm vào giỏ' })),
    }
  }

  test('stands over the first pizzas, once', async () => {
    await show()
    const [banner, ...others] = banners()
    expect(others).toEqual([])
    expect(banner?.closest('section')).toBe(screen.getAllByRole('region')[0])
  })

  test.each([
    ['in what a search has found', 'q=pizza', () => ({})],
    ['among dishes that are not divided', 'category=drinks', () => ({})],
    [
      'where a group has one left',
      'category=pizza-classic',
      ({ id }: MenuItem) => ({ isAvailable: id === 'pepperoni' }),
    ],
    ['where none may be divided', '', () => ({ allowsHalves: undefined })],
  ])('is not there %s', async (_where, parameters, changed) => {
    await show(parameters, changed)
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0)
    expect(banners()).toEqual([])
  })

  test('takes any two of one group, says what they cost, and puts them into the cart as one', async () => {
    const { dialog, flavour, press, add } = await open()
    const total = () => dialog.getByRole('status', { name: 'Tạm tính' }).textContent
    expect(total()).toBe('Chọn hai vị')
    await press(flavour(/^Pepperoni Ý/))
    expect(total()).toBe('Chọn nửa thứ hai')
    expect(flavour(/^Hải Sản Nhiệt Đới/).matches(':disabled')).toBe(true)
    await press(flavour(/^Margherita/))
    expect(dialog.getByRole('img', { name: 'Nửa Pepperoni Ý, nửa Margherita Phô Mai Tươi' })).toBeDefined()
    expect(total()).toContain('183.000đ')
    await add()
    expect(cartLines()).toMatchObject([
      {
        id: 'pepperoni',
        nameVi: 'Nửa Pepperoni Ý, nửa Margherita Phô Mai Tươi',
        price: 183_000,
        quantity: 1,
      },
    ])
  })

  test('asks for both, and changes its mind with the guest', async () => {
    const { dialog, flavour, press, add } = await open()
    await add()
    expect(dialog.getByRole('alert').textContent).toContain('Vui lòng chọn đủ hai vị')
    expect(flavour(/^Bốn Loại Phô Mai/)).toBe(document.activeElement)
    await press(flavour(/^Pepperoni Ý/))
    await press(await dialog.findByRole('radio', { name: /^18 cm/ }))
    await press(flavour(/^Margherita/))
    // A third takes the place of the second, and the second that of a first that is taken back.
    await press(flavour(/^Bốn Loại Phô Mai/))
    await press(flavour(/^Pepperoni Ý/))
    await press(flavour(/^Margherita/))
    await add()
    expect(cartLines()).toMatchObject([
      { id: 'four-cheese', nameVi: 'Nửa Bốn Loại Phô Mai, nửa Margherita Phô Mai Tươi' },
    ])
    expect(JSON.stringify(cartLines()[0]?.customization)).toContain('18cm')
  })
})

describe('the categories', () => {
  test('are links to the menu filtered by them, of which the one in force is marked', async () => {
    const all = await categories()
    const [first] = all
    await showPart(restaurant, <CategoryBar categories={all} current={first} onChoose={() => {}} />, {
      address: `/menu?q=tôm&category=${first?.id}`,
    })
    const links = screen.getAllByRole('link')
    expect(
      links.filter((link) => link.getAttribute('aria-current')).map(({ textContent }) => textContent),
    ).toEqual([first?.nameVi])
    expect(links[0]?.getAttribute('href')).toBe('/menu?q=t%C3%B4m')
    expect(links).toHaveLength(all.length + 1)
  })

  test('have the one in force in the middle of a row that is longer than the screen', async () => {
    const all = await categories()
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500)
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(80)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
    onTestFinished(() => void vi.restoreAllMocks())
    await showPart(restaurant, <CategoryBar categories={all} current={all[3]} onChoose={() => {}} />)
    expect(screen.getAllByRole('link')[0]?.parentElement?.scrollLeft).toBe(390)
  })

  test('do not pull the row from under a finger that scrolled it before the page was hydrated', async () => {
    const all = await categories()
    const scrolled = vi.spyOn(Element.prototype, 'scrollLeft', 'set')
    vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(120)
    onTestFinished(() => void vi.restoreAllMocks())
    const bar = <CategoryBar categories={all} current={all[3]} onChoose={() => {}} />
    await showPart(restaurant, bar)
    expect(scrolled).not.toHaveBeenCalled()
  })

  test('are all in force where none is chosen, and choosing one brings its dishes into view', async () => {
    const all = await categories()
    const choose = vi.fn<() => void>()
    const bar = <CategoryBar categories={all} current={undefined} onChoose={choose} />
    const { user, address } = await showPart(restaurant, bar, { address: '/menu' })
    const links = screen.getAllByRole('link')
    const marked = links.filter((link) => link.getAttribute('aria-current'))
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Tất cả'])
    await user.click(links[1] ?? document.body)
    expect(choose).toHaveBeenCalledOnce()
    expect(address()).toBe(links[1]?.getAttribute('href'))
  })
})

const unfiltered = menuFilter(new URLSearchParams(), [])

test('neither a category nor a search moves the page, and what is typed writes no history', async () => {
  const all = await categories()
  const parts = (
    <LanguageProvider rendered="vi">
      <CategoryBar categories={all} current={undefined} onChoose={() => {}} />
      <MenuSearch {...unfiltered} />
    </LanguageProvider>
  )
  const router = createMemoryRouter([{ path: '*', element: parts }], { initialEntries: ['/menu'] })
  render(<RouterProvider router={router} />)
  const done = () => [
    router.state.location.search,
    router.state.preventScrollReset,
    router.state.historyAction,
  ]
  fireEvent.click(screen.getAllByRole('link')[1] ?? document.body)
  const category = `?category=${all[0]?.id}`
  await waitFor(() => expect(done()).toEqual([category, true, 'PUSH']))
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  fireEvent.change(field, { target: { value: 'prawn' } })
  fireEvent.submit(field.form ?? document.body)
  await waitFor(() => expect(done()).toEqual([`${category}&q=prawn`, true, 'REPLACE']))
})

describe('searching the menu', () => {
  test('needs no pause after Enter, and keeps the category and the language of the address', async () => {
    const [category] = await categories()
    const { user, address } = await showPart(restaurant, <MenuSearch {...unfiltered} category={category} />, {
      address: `/menu?category=${category?.id}&lang=en`,
    })
    const field = screen.getByRole<HTMLInputElement>('searchbox')
    expect(field.maxLength).toBe(maxSearchQuery.characters)
    const hidden = [...(field.form?.querySelectorAll('input[type=hidden]') ?? [])]
    expect(hidden.map((input) => [input.getAttribute('name'), input.getAttribute('value')])).toEqual([
      ['category', category?.id],
      ['lang', 'en'],
    ])
    await user.type(field, ' prawn')
    fireEvent.submit(field.form ?? document.body)
    await waitFor(() => expect(address()).toBe(`/menu?category=${category?.id}&q=prawn&lang=en`))
  })

  test('that finds nothing leads to all categories, and to the whole menu', async () => {
    const [category] = await categories()
    await showPart(restaurant, <NoResults {...unfiltered} category={category} query="xyz" />, {
      address: `/menu?category=${category?.id}&q=xyz`,
    })
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/menu?q=xyz',
      '/menu',
    ])
  })

  /** The whole page at an address with these parameters. */
  const showMenu = async (parameters: string, language: 'vi' | 'en' = 'vi') => {
    const menu = { categories: await categories(), dishes: await dishes() }
    const page = (
      <RenderedData value={new Map([['/menu', menu]])}>
        <MenuPage />
      </RenderedData>
    )
    const address = `/menu?${String(new URLSearchParams(parameters))}`
    const shown = await showPart(restaurant, page, { address, language })
    await screen.findByRole('searchbox')
    return shown
  }
  const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

  test('that finds nothing offers dishes nonetheless, but none that a filter of allergens leaves out', async () => {
    await showMenu('q=xyz')
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0)
    cleanup()
    await showMenu('q=xyz&without=gluten')
    expect(screen.queryAllByRole('article')).toEqual([])
  })

  test('shows what only looks alike under a heading of its own, and counts it apart', async () => {
    await showMenu('q=chay')
    const similar = screen.getByRole('region', { name: 'Có thể bạn tìm' })
    expect(screen.getAllByRole('heading', { level: 2 }).at(-1)?.textContent).toBe('Có thể bạn tìm')
    const alike = within(similar).getAllByRole('article').length
    const all = screen.getAllByRole('article').length
    expect(status()).toContain(`${all - alike} món hợp với “chay”. Có thể bạn tìm: ${alike} món`)
    expect(within(similar).queryByRole('article', { name: 'Rau Củ Vườn Nhà' })).toBeNull()
  })

  test('counts what only looks alike by itself where nothing else is found', async () => {
    await showMenu('q=haiwai', 'en')
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'You may be looking for',
    ])
    expect(status()).toContain('You may be looking for: 1 dish')
    const similar = screen.getByRole('region', { name: 'You may be looking for' })
    expect(within(similar).getByText('1 dish')).toBeDefined()
  })

  test('for dishes without something that the menu does not state shows none of them, but whom to call', async () => {
    await showMenu('q=không hành')
    expect(screen.queryAllByRole('article')).toEqual([])
    expect(status()).toContain('0 món')
    const call = await screen.findByRole('link', { name: /^0\d/ })
    expect(call.getAttribute('href')).toMatch(/^tel:\+84\d+$/)
  })

  test('for dishes without an allergen offers that filter in place of dishes, and whom to call', async () => {
    const { user, address } = await showMenu('q=pizza không sữa')
    expect(screen.queryAllByRole('article')).toEqual([])
    expect(await screen.findByRole('link', { name: /^0\d/ })).toBeDefined()
    await user.click(screen.getByRole('link', { name: 'Xem món: không có sữa' }))
    expect(address()).toBe('/menu?without=milk')
  })

  test('without dishes says so, and leads nowhere', async () => {
    await showPart(restaurant, <NoResults {...unfiltered} />)
    expect(screen.getByRole('heading', { name: 'Thực đơn chưa có món nào' })).toBeDefined()
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('by what one eats and avoids leaves out what is not stated, says so, and whom to call', async () => {
    const { user, address } = await showMenu('')
    const names = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'))
    await user.click(screen.getByRole('link', { name: 'Chay' }))
    expect(address()).toBe('/menu?diet=vegetarian')
    expect(names()).toContain('Margherita Phô Mai Tươi')
    expect(names()).not.toContain('Pepperoni Ý')
    expect(status()).toContain('1 món chưa ghi nên không hiện ở đây.')
    expect(screen.getByText(/bị dị ứng, gọi quán/).querySelector('a')?.href).toMatch(/^tel:/)
    await user.click(screen.getByRole('link', { name: 'Không có…' }))
    await user.click(screen.getByRole('link', { name: 'sữa' }))
    expect(address()).toBe('/menu?diet=vegetarian&without=milk')
    expect(names()).toEqual(['Súp Bí Đỏ Nướng Lò', 'Trà Đào Cam Sả', 'Soda Chanh Bạc Hà'])
    expect(screen.getByRole('link', { name: 'sữa' }).getAttribute('aria-current')).toBe('true')
    await user.click(screen.getByRole('link', { name: 'gluten' }))
    expect(names()).toEqual(['Trà Đào Cam Sả', 'Soda Chanh Bạc Hà'])
    await user.click(screen.getByRole('link', { name: 'Không có…' }))
    await user.click(screen.getByRole('link', { name: 'Chay' }))
    expect(address()).toBe('/menu')
  })

  test('shows on each card what it contains and whom it suits, and where that is not stated', async () => {
    await showMenu('')
    const card = (name: string) => screen.getByRole('article', { name }).textContent
    expect(card('Margherita Phô Mai Tươi')).toContain('Chay · Có gluten, sữa')
    expect(card('Pepperoni Ý')).toContain('Có gluten, sữa')
    expect(card('Soda Chanh Bạc Hà')).toContain('Thuần chay · Dị ứng: không nêu chất nào')
    expect(card('Rượu Vang Đỏ (ly)')).toContain('Dị ứng: bạn hỏi quán nhé')
  })
})
