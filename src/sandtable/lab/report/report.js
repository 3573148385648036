"use strict";
const value = (row, column) => {
  const cell = row.cells[column];
  const number = cell.dataset.n;
  return number === undefined ? cell.textContent.trim() : Number(number);
};
for (const table of document.querySelectorAll("table")) {
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => {
    head.querySelector("button").addEventListener("click", () => {
      const down = head.getAttribute("aria-sort") !== "descending";
      heads.forEach((other) => other.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", down ? "descending" : "ascending");
      const rows = [...table.tBodies[0].rows];
      rows.sort((a, b) => {
        const [x, y] = [value(a, column), value(b, column)];
        const order = typeof x === "number" && typeof y === "number" ? x - y : String(x).localeCompare(String(y));
        return down ? -order : order;
      });
      table.tBodies[0].append(...rows);
    });
  });
}
for (const field of document.querySelectorAll("input[type=search]")) {
  field.addEventListener("input", () => {
    const wanted = field.value.trim().toLowerCase();
    for (const row of document.getElementById(field.dataset.table).tBodies[0].rows) {
      row.hidden = !row.textContent.toLowerCase().includes(wanted);
    }
  });
}
for (const section of document.querySelectorAll("section")) {
  const marks = section.querySelectorAll("[data-key]");
  const light = (key) => marks.forEach((mark) => mark.classList.toggle("on", mark.dataset.key === key));
  for (const mark of marks) {
    mark.addEventListener("pointerenter", () => light(mark.dataset.key));
    mark.addEventListener("pointerleave", () => light(undefined));
  }
}
addEventListener("beforeprint", () => document.querySelectorAll("details.figures").forEach((box) => (box.open = true)));
