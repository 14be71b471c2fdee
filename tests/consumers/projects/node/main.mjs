import { createSession } from "matgpu";

const session = await createSession();
const { text } = await session.run("x = 1 + rectwin(1)");
console.log(JSON.stringify({ text, device: session.device.kind }));
session.dispose();
