import { createSession } from "matgpu";

const session = await createSession();
const { text } = await session.run("x = 1 + rectwin(1)");
document.body.dataset.device = session.device.kind;
document.body.dataset.result = text;
