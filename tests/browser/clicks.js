// What can be pressed on a page, and what keeps anybody from it. Run inside the page by tests/browser/clicks.py.
(() => {
  // Spots of a board are judged by their own rule: a tap near a lit one takes it (tests/browser/test_clicks.py).
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [role=button], [role=switch], [role=radio], [tabindex="0"]';
  const EDGE = 1; // px: rounding

  const frame = () => new Promise((done) => requestAnimationFrame(() => done()));

  function named(element) {
    const classes = String(element.className?.baseVal ?? element.className ?? '').split(/\s+/);
    const own = classes.filter((name) => name && !name.startsWith('svelte-')).map((name) => `.${name}`);
    const label = element.getAttribute('aria-label') ?? element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40);
    return `${element.tagName.toLowerCase()}${own.join('')} “${label}”`;
  }

  const isSeen = (element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    !element.closest('[inert], [aria-hidden=true]');

  const isEnabled = (element) => !element.matches(':disabled, [aria-disabled=true]') && !element.closest('.board');

  /** What lies over the page until it is put away, or the page: nothing below can be pressed, nor should be. */
  const OVER = '[aria-modal=true], dialog[open], .menu[open], .after';
  const scope = () => [...document.querySelectorAll(OVER)].at(-1) ?? document;

  function scrollsSideways(element) {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const how = getComputedStyle(at).overflowX;
      if ((how === 'auto' || how === 'scroll') && at.scrollWidth > at.clientWidth) return true;
    }
    return false;
  }

  /** A link within a sentence is as high as its line: its sentence is what one looks for. */
  const isInSentence = (element) =>
    element.matches('a') &&
    getComputedStyle(element).display.startsWith('inline') &&
    [...element.parentElement.childNodes].some((node) => node !== element && node.textContent.trim());

  /** What a finger meets: the label of a small box, where there is one. */
  function target(element) {
    const label = element.matches('input') && element.labels?.[0];
    if (!label) return element;
    const [own, wide] = [element.getBoundingClientRect(), label.getBoundingClientRect()];
    return wide.width * wide.height > own.width * own.height ? label : element;
  }

  /** Of what is drawn, its first outline: the rest is a picture on it, or its shadow. */
  const shape = (control) => (control instanceof SVGGElement && control.querySelector('path')) || control;

  function hitAt(control) {
    const [first] = control.getClientRects(); // a link may begin at the end of one line and go on in the next
    const box = isInSentence(control) ? first : shape(control).getBoundingClientRect();
    return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  }

  const takes = (control, hit) => control.contains(hit) || (hit.closest('label') ?? {}).control === control;

  function faultsOf(control, least) {
    const box = shape(control).getBoundingClientRect();
    const [across, down] = [box.left + box.width / 2, box.top + box.height / 2];
    const faults = [];
    const isBeside = box.left < -EDGE || box.right > innerWidth + EDGE;
    if (isBeside && !(scrollsSideways(control) && across > 0 && across < innerWidth)) {
      faults.push(`reaches from ${Math.round(box.left)} to ${Math.round(box.right)} px`);
    } else if (down < 0 || down > innerHeight) {
      faults.push(`cannot be scrolled into the window: ${Math.round(down)} of ${innerHeight} px`);
    } else {
      const hit = hitAt(control);
      if (!hit || !takes(control, hit)) faults.push(`is covered by ${hit ? named(hit) : 'nothing'}`);
    }
    if (!isInSentence(control) && Math.min(box.width, box.height) < least - EDGE / 2)
      faults.push(`is ${Math.round(box.width)} × ${Math.round(box.height)} px`);
    return faults.map((fault) => `${named(control)} ${fault}`);
  }

  function beyondTheEdge() {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth + EDGE) return [];
    const beyond = (one) => one.getBoundingClientRect().right + scrollX > root.clientWidth + EDGE;
    const outside = [...document.body.querySelectorAll('*')].filter((one) => beyond(one) && isSeen(one) && !scrollsSideways(one));
    return [`the page scrolls sideways, to ${root.scrollWidth} px: ${outside.slice(-1).map(named)}`];
  }

  /** After a new width: what is placed by measuring is placed a little later. */
  async function settled() {
    for (let count = 0; count < 6; count += 1) await frame();
  }

  async function survey(least) {
    await settled();
    const found = beyondTheEdge();
    const all = [...scope().querySelectorAll(CONTROLS)].filter((one) => isEnabled(one) && isSeen(one));
    const controls = new Set(all.map(target));
    for (const control of controls) {
      const box = control.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue; // there for ears alone, until it has the focus
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      found.push(...faultsOf(control, least));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return { found: [...new Set(found)], controls: controls.size };
  }

  /** Text that a box cuts off, or that lies beyond the edge of the page. What scrolls in its own box is not cut off. */
  async function clipped() {
    await settled();
    const found = new Set(beyondTheEdge());
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement;
      if (!text.data.trim() || element.closest('svg, script, style, noscript, select, textarea')) continue;
      if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      const by = cutter(text, element);
      if (by) found.add(`“${text.data.trim().slice(0, 40)}” is cut off by ${named(by).split(' “')[0]}`);
    }
    return [...found];
  }

  function cutter(text, element) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) return undefined;
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const [style, edge] = [getComputedStyle(at), at.getBoundingClientRect()];
      if (edge.width < 2 || edge.height < 2 || style.clipPath !== 'none') return undefined; // for ears alone
      const [across, down] = [style.overflowX, style.overflowY];
      const cuts = (how) => how === 'hidden' || how === 'clip';
      if (cuts(across) && (box.right > edge.right + 2 || box.left < edge.left - 2)) return at;
      if (cuts(down) && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2)) return at;
      if (!['visible', 'hidden', 'clip'].includes(across) || !['visible', 'hidden', 'clip'].includes(down)) return undefined;
      if (style.position === 'fixed') return undefined;
    }
    return undefined;
  }

  /** Lines of text that lie on one another. What stands over the page while it scrolls is passed over, and what is cut off. */
  async function overlaid() {
    await settled();
    const lines = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement;
      if (!text.data.trim() || element.closest('svg, script, style, noscript, select, textarea')) continue;
      if (!isSeen(element) || isApart(element) || cutter(text, element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) if (box.width > 2 && box.height > 2) lines.push({ element, text, box });
    }
    const isOn = (one, other) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > OVERLAP &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > OVERLAP;
    const found = new Set();
    lines.forEach(({ element, text, box }, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.element !== element && isOn(box, other.box)) found.add(`“${text.data.trim().slice(0, 40)}” and “${other.text.data.trim().slice(0, 40)}” lie on one another`);
      }
    });
    return [...found];
  }

  const OVERLAP = 6; // px: lines that stand close share less

  /** Stays where it is while the page scrolls below it, scrolls by itself, or is for ears alone. */
  function isApart(element) {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.clipPath !== 'none') return true;
      if (style.position === 'sticky' || style.position === 'fixed' || /auto|scroll/.test(style.overflow)) return true;
    }
    return false;
  }

  /** Points `away` px beside lit spots of the board, each nearer to its own than to any other: [name, x, y]. */
  function besideSpots(away) {
    const lit = [...document.querySelectorAll('.board .spot.lit')].map((spot) => {
      const ring = spot.querySelector('.ring');
      const [box, own] = [ring.getBoundingClientRect(), ring.getBBox()]; // a turned spot is smaller than its box
      const reach = (Math.min(own.width, own.height) / 2) * ring.ownerSVGElement.getScreenCTM().a;
      return { spot, x: box.left + box.width / 2, y: box.top + box.height / 2, reach };
    });
    const points = [];
    for (const one of lit) {
      for (let turn = 0; turn < 8; turn += 1) {
        const [right, down] = [Math.cos((turn * Math.PI) / 4), Math.sin((turn * Math.PI) / 4)];
        const [x, y] = [one.x + right * (one.reach + away), one.y + down * (one.reach + away)];
        const hit = document.elementFromPoint(x, y);
        const isNearest = lit.every((other) => other === one || Math.hypot(other.x - x, other.y - y) - other.reach > 2 * away);
        if (isNearest && hit?.closest('.board') && !hit.closest('.spot.lit, .spot.marked')) points.push([one.spot.dataset.spot, x, y]);
      }
    }
    return points;
  }

  globalThis.clicks = { survey, clipped, overlaid, besideSpots };
})();
