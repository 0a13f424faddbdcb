-- CreateTable
CREATE TABLE "ContentDocument" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "published" TEXT,
    "draft" TEXT,
    "publishAt" DATETIME,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "DocumentVersion" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "key" TEXT NOT NULL,
    "value" TEXT,
    "who" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateIndex
CREATE INDEX "ContentDocument_publishAt_idx" ON "ContentDocument"("publishAt");

-- CreateIndex
CREATE INDEX "DocumentVersion_key_id_idx" ON "DocumentVersion"("key", "id");
